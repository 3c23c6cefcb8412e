import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A root, and a controller that comes with a presentation and animations of its own.
@MainActor
final class TransitionScene {
  let stage = Stage(size: CGSize(width: 820, height: 600))
  let log = Log()
  let root = UIViewController()
  let mark = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 40))
  let content = Appearing()
  let provider: Provider

  init() {
    provider = Provider(log)
    root.title = "root"
    content.title = "content"
    root.view.addSubview(mark)
    stage.show(root)
    stage.settle()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = provider
    content.onDidAppear = { [log] in log.add("root sees it") }
    content.onDidDisappear = { [log] in log.add("root does not see it") }
  }

  func present() {
    root.present(content, animated: true) { [log] in log.add("completion") }
    stage.turn()
  }
}

final class Appearing: UIViewController {
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onDidDisappear: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) { onWillAppear?() }
  override func viewDidAppear(_ animated: Bool) { onDidAppear?() }
  override func viewDidDisappear(_ animated: Bool) { if isBeingPresented { onDidDisappear?() } }
}

final class Provider: NSObject, UIViewControllerTransitioningDelegate {
  let log: Log
  var animator: Slide?

  init(_ log: Log) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.add("presentation for \(presented.title ?? "") from \(source.title ?? "")")
    let made = SidePresentation(presentedViewController: presented, presenting: presenting)
    made.log = log
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Along the left edge.
final class SidePresentation: UIPresentationController {
  var log: Log?

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 0, width: 200, height: containerView?.bounds.height ?? 0)
  }

  override func presentationTransitionWillBegin() { log?.add("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { log?.add("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("dismissal didEnd \(completed)") }
}

/// From the left edge and back.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log
  var completes = true
  var ends = true

  init(_ log: Log) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (isComing, ends, completes) = (context.view(forKey: .to) != nil, ends, completes)
    guard let view = context.view(forKey: isComing ? .to : .from),
      let controller = context.viewController(forKey: isComing ? .to : .from)
    else { return }
    let place = isComing ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    log.add("\(isComing ? "to" : "from") \(Self.words(place))")
    log.add("from is \(context.viewController(forKey: .from)?.title ?? "")")
    log.add(context.view(forKey: .from) == nil ? "no view from" : "view from")
    let away = place.offsetBy(dx: -place.width, dy: 0)
    if isComing {
      view.frame = away
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.5) {
      view.frame = isComing ? place : away
    } completion: { _ in
      guard ends else { return }
      if !completes, !isComing { view.frame = place }
      context.completeTransition(completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }

  private static func words(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
}
