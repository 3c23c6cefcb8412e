public import Foundation

/// Where an animator is.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or done.
  case inactive = 0
  /// Started; it runs or is paused.
  case active = 1
  /// Stopped on the way; waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation ends.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Where it began.
  case start = 1
  /// Where it is.
  case current = 2
}

/// An animation that can be stopped, moved by hand and turned round.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is.
  var state: UIViewAnimatingState { get }
  /// Whether time moves the animation.
  var isRunning: Bool { get }
  /// Whether it goes back to where it began.
  var isReversed: Bool { get set }
  /// How much of the way is done, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Runs from where it is.
  func startAnimation()
  /// Runs, some seconds from now.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops where it is; it can go on.
  func pauseAnimation()
  /// Ends it where it is; with false it then waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Puts a stopped animation where it is to end, and tells its completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what closures change; all of it is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what the closure changes too, from a part of the duration on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates what the closure changes too.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Runs something when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause at another pace, in a part of the duration; 0 is what is left of it.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Goes on as it began.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  { startAnimation() }
}
