import CoreGraphics
import Foundation

/// One coming or going of a presentation: the context of its animation, and the coordinator of what animates beside it.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let isPresenting: Bool
  let isAnimated: Bool
  /// The application's animation; nil is the usual one.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let presented: UIViewController
  private let presenter: UIViewController
  /// The view that comes or goes, and the presenter's, if that does too.
  private let presentedView: UIView?
  private let presentersView: UIView?
  private let presentedFrame: CGRect
  /// Puts the transition to its end.
  var whenOver: ((Bool) -> Void)?

  private(set) var transitionDuration: TimeInterval = 0
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  private var isRunning = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isInteractive: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }

  init(_ presentation: UIPresentationController, container: UIView, isPresenting: Bool, isAnimated: Bool) {
    let active = presentation.active
    self.isPresenting = isPresenting
    self.isAnimated = isAnimated
    containerView = container
    presented = active.presentedViewController
    presenter = presentation.presentingViewController
    presentationStyle = active.presentationStyle
    presentedView = active.presentedView
    presentersView = active.shouldRemovePresentersView ? presenter.viewIfLoaded : nil
    presentedFrame = isPresenting ? active.frameOfPresentedViewInContainerView : presentedView?.frame ?? .zero
    animator = isAnimated ? presentation.animator(isPresenting: isPresenting) : nil
    let durations = active.durations
    super.init()
    if isAnimated {
      transitionDuration =
        animator?.transitionDuration(using: self) ?? (isPresenting ? durations.present : durations.dismiss)
    }
  }

  // MARK: Running

  /// Runs the application's animation, or the given one, with all that animates beside it.
  func run(usual: @escaping () -> Void) {
    isRunning = true
    guard isAnimated else {
      usual()
      runAlongside()
      return completeTransition(true)
    }
    guard let animator else {
      let options: UIView.AnimationOptions = isPresenting ? .curveEaseOut : .curveEaseIn
      UIView.animate(withDuration: transitionDuration, delay: 0, options: options) { [self] in
        usual()
        runAlongside()
      } completion: { [self] _ in
        completeTransition(true)
      }
      return
    }
    animator.animateTransition(using: self)
    UIView.animate(withDuration: transitionDuration) { [self] in runAlongside() }
  }

  private func runAlongside() {
    let waiting = animations
    animations.removeAll()
    for animation in waiting { animation(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    runAlongside()
    animator?.animationEnded(didComplete)
    let end = whenOver
    whenOver = nil
    end?(didComplete)
  }

  /// The controllers have heard of the end; now the others do.
  func tellCompletions() {
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(self) }
  }

  // MARK: Beside

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return isAnimated }
    guard isRunning else {
      animations.append(animation)
      return isAnimated
    }
    UIView.animate(withDuration: transitionDuration) { animation(self) }
    return isAnimated
  }

  // MARK: Who and where

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresenting ? presenter : presented
    case .to: isPresenting ? presented : presenter
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isPresenting ? presentersView : presentedView
    case .to: isPresenting ? presentedView : presentersView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? .zero : presentedFrame }
    if vc === presenter { return isPresenting || presentersView == nil ? containerView.bounds : .zero }
    return .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented { return isPresenting ? presentedFrame : .zero }
    if vc === presenter { return isPresenting && presentersView != nil ? .zero : containerView.bounds }
    return .zero
  }
}

extension UIPresentationController {
  /// The application's animation for a coming or going; popovers have their own.
  final func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let shown = active.presentedViewController
    guard active.allowsOtherAnimations, let delegate = shown.transitioningDelegate else { return nil }
    guard isPresenting else { return delegate.animationController(forDismissed: shown) }
    return delegate.animationController(
      forPresented: shown, presenting: presentingViewController, source: source ?? presentingViewController)
  }
}
