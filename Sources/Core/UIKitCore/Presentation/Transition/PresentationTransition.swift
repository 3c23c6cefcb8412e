import CoreGraphics
import Foundation
import QuartzCore

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
  /// Told once everything is recorded.
  var whenStarted: (() -> Void)?

  private(set) var transitionDuration: TimeInterval = 0
  var transitionWasCancelled = false
  private(set) var isOver = false
  private(set) var isRunning = false

  // What a hand drives it with.
  /// The application's, or the presentation's own.
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The time of what is animated, where a hand may hold it.
  var clock: AnimationClock?
  /// The application's animation, when it can be stopped on the way.
  var interruptible: (any UIViewImplicitlyAnimating)?
  var isInteractive = false
  var initiallyInteractive = false
  var lastPercent: CGFloat = 0
  var interactionObservers: [(isOnce: Bool, tell: (any UIViewControllerTransitionCoordinatorContext) -> Void)] = []

  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }

  /// A coming or going; `hand` drives the usual animation.
  init(
    _ presentation: UIPresentationController, container: UIView, isPresenting: Bool, isAnimated: Bool,
    hand: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
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
    let animator = isAnimated && hand == nil ? presentation.animator(isPresenting: isPresenting) : nil
    self.animator = animator
    interaction = hand ?? animator.flatMap { presentation.interaction(isPresenting: isPresenting, using: $0) }
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
    if let interaction, interaction.wantsInteractiveStart { return runByHand(interaction, usual: usual) }
    guard let animator else { return runUsual(usual, isPresenting ? .curveEaseOut : .curveEaseIn) }
    startAnimator(animator)
    guard !isOver else { return }
    animateBeside { [self] in runAlongside() }
    tellStarted()
  }

  /// The presentation's own animation.
  func runUsual(_ usual: @escaping () -> Void, _ options: UIView.AnimationOptions) {
    UIView.animate(withDuration: transitionDuration, delay: 0, options: options) { [self] in
      usual()
      runAlongside()
    } completion: { [self] _ in
      completeTransition(!transitionWasCancelled)
    }
  }

  func runAlongside() {
    let waiting = animations
    animations.removeAll()
    for animation in waiting { animation(self) }
  }

  /// Animates on the clock, if a hand may hold it.
  func animateBeside(_ changes: @escaping () -> Void) {
    guard let clock else { return UIView.animate(withDuration: transitionDuration, animations: changes) }
    clock.record { UIView.animate(withDuration: max(transitionDuration - clock.time, 0), animations: changes) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    runAlongside()
    letGo(didComplete)
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
    animateBeside { animation(self) }
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

  /// What the application drives such an animation with.
  final func interaction(
    isPresenting: Bool, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let delegate = active.presentedViewController.transitioningDelegate
    guard isPresenting else { return delegate?.interactionControllerForDismissal(using: animator) }
    return delegate?.interactionControllerForPresentation(using: animator)
  }
}
