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
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

extension UIViewController {
  /// The transition under way of this controller, of what it presents, or of the one it is held by.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.transition ?? presented?.presentation?.transition ?? container?.transitionCoordinator
  }
}
