public import CoreGraphics
public import Foundation

/// Names one of the two controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen before.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen after.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes; nil when the presenter's view stays.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil when the presenter's view was never gone.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animation of a transition works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that everything happens in.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// Whether it was called off.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the window's turn: none here.
  var targetTransform: CGAffineTransform { get }
  /// A part of the transition is shown, 0 to 1; what animates beside it follows.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The hand is off, and the transition runs to its end.
  func finishInteractiveTransition()
  /// The hand is off, and the transition runs back.
  func cancelInteractiveTransition()
  /// Takes a running transition into the hand.
  func pauseInteractiveTransition()
  /// Ends the transition; false puts everything back.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views, if it comes or goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at first, in the container; zero when it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is in the end, in the container; zero when it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
