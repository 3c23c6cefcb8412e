import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A root and a controller whose coming and going a hand drives, with everything that is told written down.
@MainActor
final class HandScene {
  let stage = Stage(size: CGSize(width: 400, height: 600))
  let log = Log()
  let root: LoggingController
  let content: LoggingController
  let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  let provider: HandProvider

  init(style: UIModalPresentationStyle = .custom) {
    root = LoggingController("root", log)
    content = LoggingController("content", log)
    provider = HandProvider(log)
    root.view.addSubview(mark)
    stage.show(root)
    stage.settle()
    content.modalPresentationStyle = style
    content.transitioningDelegate = provider
    _ = log.take()
  }

  var hand: UIPercentDrivenInteractiveTransition {
    if let hand = provider.hand as? UIPercentDrivenInteractiveTransition { return hand }
    let made = UIPercentDrivenInteractiveTransition()
    provider.hand = made
    return made
  }

  /// Shows the content without a hand, and forgets what was told.
  func show() {
    root.present(content, animated: false)
    stage.settle()
    _ = log.take()
  }

  /// Where the content's upper edge shows just now.
  var shownTop: CGFloat { content.view.layer.presentation()?.frame.minY ?? -1 }

  /// What the window holds besides the root's view.
  var overlays: Int { stage.window?.subviews.count { $0 !== root.viewIfLoaded } ?? 0 }
}

final class HandProvider: NSObject, UIViewControllerTransitioningDelegate {
  let log: Log
  var hand: (any UIViewControllerInteractiveTransitioning)?
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ log: Log) {
    self.log = log
    animator = Drop(log)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = LoggingPresentation(presentedViewController: presented, presenting: presenting)
    made.log = log
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("interaction for presentation")
    return hand
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("interaction for dismissal")
    return hand
  }
}

/// Covers the window and writes down its hooks.
final class LoggingPresentation: UIPresentationController {
  var log: Log?

  override func presentationTransitionWillBegin() { log?.add("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("presentation did end \(completed)") }
  override func dismissalTransitionWillBegin() { log?.add("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissal did end \(completed)") }
}

/// From below and back, at an even speed, in one second.
class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log

  init(_ log: Log) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  /// The view, and where it goes.
  func way(_ context: any UIViewControllerContextTransitioning) -> (view: UIView, to: CGRect)? {
    let isComing = context.viewController(forKey: .to)?.isBeingPresented == true
    guard let view = context.view(forKey: isComing ? .to : .from),
      let controller = context.viewController(forKey: isComing ? .to : .from)
    else { return nil }
    let place = isComing ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let below = place.offsetBy(dx: 0, dy: place.height)
    if isComing {
      view.frame = below
      context.containerView.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, at: 0)
    }
    return (view, isComing ? place : below)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animate")
    guard let (view, to) = way(context) else { return context.completeTransition(false) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = to
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("animation ended \(transitionCompleted)") }
}

/// The same as an animator that can be stopped on the way.
final class StoppableDrop: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: Log
  private let drop: Drop
  private var animator: UIViewPropertyAnimator?

  init(_ log: Log) {
    self.log = log
    drop = Drop(log)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("animation ended \(transitionCompleted)") }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    log.add("animator")
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator = made
    guard let (view, to) = drop.way(context) else { return made }
    made.addAnimations { view.frame = to }
    made.addCompletion { [weak self] position in
      self?.animator = nil
      self?.log.add("animator at \(position == .end ? "end" : "start")")
      context.completeTransition(!context.transitionWasCancelled)
    }
    return made
  }
}
