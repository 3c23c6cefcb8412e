public import CoreGraphics
public import Foundation

/// What is known of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Seconds of the transition.
  var transitionDuration: TimeInterval { get }
  /// Whether it was called off.
  var isCancelled: Bool { get }
  /// The style of the presentation; none for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// Whether a gesture drove it when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture may take it on the way.
  var isInterruptible: Bool { get }
  /// How much of it was shown when the hand went off, or is shown while it is on, 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest runs.
  var completionVelocity: CGFloat { get }
  /// The pace of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The transform of the window's turn: none here.
  var targetTransform: CGAffineTransform { get }
  /// The view that everything happens in.
  var containerView: UIView { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views, if it comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// None.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// No.
  public var isInteractive: Bool { false }
  /// No.
  public var initiallyInteractive: Bool { false }
  /// No.
  public var isInterruptible: Bool { false }
  /// None.
  public var percentComplete: CGFloat { 0 }
  /// As animated.
  public var completionVelocity: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// None.
  public var targetTransform: CGAffineTransform { .identity }
  /// A view that shows nothing.
  public var containerView: UIView { UIView() }
  /// None.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// None.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Lets others animate beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes with the transition, and something after it; false when the changes are not animated.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes of what is not in the container; everything may be changed in either.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs something once, when the hand goes off first.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs something whenever the hand goes off or on.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Runs changes with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
  /// As `animate(alongsideTransition:completion:)`.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Never: no hand is on it.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Never: no hand is on it.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension UIViewController {
  /// The transition under way of this controller, of what it presents, or of the one it is held by; else the change of
  /// the window's size that is under way.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.transition ?? presented?.presentation?.transition ?? container?.transitionCoordinator
      ?? viewIfLoaded?.window?.resize
  }
}
