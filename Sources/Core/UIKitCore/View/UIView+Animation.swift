public import Foundation
import QuartzCore

extension UIView {
  /// How an animation runs.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through to what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown; here every animation does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Has its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own pace inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades one look into another, for `transition(with:)`.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var timing: CAMediaTimingFunction {
      switch rawValue & (7 << 16) {
      case 1 << 16: CAMediaTimingFunction(name: .easeIn)
      case 2 << 16: CAMediaTimingFunction(name: .easeOut)
      case 3 << 16: CAMediaTimingFunction(name: .linear)
      default: CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// Animates what the closure changes, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion) }

  /// Animates what the closure changes.
  ///
  /// The completion runs after the frame that shows the end, with false when an animation was taken away before;
  /// without anything to animate it runs in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = TransitionTiming(duration: duration)
    timing.delay = delay
    timing.curve = options.timing
    timing.repeats = options.contains(.repeat)
    timing.autoreverses = options.contains(.autoreverse)
    ViewAnimation.run(timing, options, animations, completion)
  }

  /// Animates what the closure changes with a swing; a damping of 1 has none.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = TransitionTiming(duration: duration)
    timing.delay = delay
    timing.spring = Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    ViewAnimation.run(timing, options, animations, completion)
  }

  /// Changes without animation, also inside one.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.without(actionsWithoutAnimation)
  }

  /// Switches all animations of views on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  /// Whether views animate.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  /// The duration of the animation being recorded, or 0.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  final func animationAction(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    guard let timing = ViewAnimation.current else { return NSNull() }
    return layer.transitionAction(forKey: event, timing: timing) ?? NSNull()
  }
}

/// The animation whose changes are being recorded.
@MainActor
enum ViewAnimation {
  static var isEnabled = true { didSet { update() } }
  private static var stack: [TransitionTiming?] = []

  static var current: TransitionTiming? { stack.last ?? nil }

  static func run(
    _ timing: TransitionTiming, _ options: UIView.AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    if let outer = current {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { (timing.curve, timing.spring) = (outer.curve, outer.spring) }
    }
    CATransaction.begin()
    CATransaction.setCompletion(completion.map(AnimationCompletion.init))
    perform(timing.duration > 0 ? timing : nil) {
      animations()
    }
    CATransaction.commit()
  }

  static func without(_ changes: () -> Void) { perform(nil, changes) }

  private static func perform(_ timing: TransitionTiming?, _ changes: () -> Void) {
    stack.append(timing)
    update()
    changes()
    stack.removeLast()
    update()
  }

  private static func update() { CALayer.recordsViewAnimations = isEnabled && current != nil }
}
