import CoreGraphics
public import Foundation

/// What is shown before an animation begins and after it ends.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation's end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation's start shows already.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Told when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation was added.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended: by itself (`flag` true) or removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time of what a layer shows.
///
/// Adding it to a layer takes a copy.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
  /// Told of start and end; held strongly.
  public final var delegate: (any CAAnimationDelegate)?
  /// The pace; nil is even.
  public final var timingFunction: CAMediaTimingFunction?
  /// Whether the animation leaves the layer when it ends.
  public final var isRemovedOnCompletion = true
  /// When it begins, by `CACurrentMediaTime()`; 0 is when it is added.
  public final var beginTime: CFTimeInterval = 0
  /// Seconds of one run; 0 is the transaction's duration.
  public final var duration: CFTimeInterval = 0
  /// How much faster than time it runs.
  public final var speed: Float = 1
  /// Seconds into the run at which it starts.
  public final var timeOffset: CFTimeInterval = 0
  /// How many runs; 0 is one.
  public final var repeatCount: Float = 0
  /// Seconds of all runs; 0 leaves it to `repeatCount`.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes back again.
  public final var autoreverses = false
  /// What is shown outside its time.
  public final var fillMode = CAMediaTimingFillMode.removed

  /// An animation that does nothing yet.
  public required override init() { super.init() }

  /// A copy with the same values.
  func makeCopy() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }

  func take(_ other: CAAnimation) {
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
  }

  /// Writes what is shown at a progress of 0 to 1 into the state.
  func apply(_ progress: Double, to state: inout LayerState, from values: LayerState) {}

  /// Writes what was there before the animation, or what is shown, into the state.
  func restore(_ state: inout LayerState, to shown: LayerState?) {}

  /// Is about to take the place of one of the same key on the same clock.
  func takePlace(of other: CAAnimation) {}

  /// What must be looked at again in each frame.
  var marks: LayerDirt { [] }

  /// Adds the animation to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position`, `bounds.size`, `transform.rotation.z` and so on.
  public final var keyPath: String?
  /// Whether values are added to what the property is.
  public final var isAdditive = false
  /// Whether each run starts from the end of the one before; only stored.
  public final var isCumulative = false

  /// An animation of the property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  final var property: LayerProperty? { keyPath.flatMap(LayerProperty.init(keyPath:)) }

  override var marks: LayerDirt { property?.marks ?? [] }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil is what the property is.
  public final var fromValue: Any?
  /// The last value; nil is what the property is.
  public final var toValue: Any?
  /// The difference between them, where one is nil.
  public final var byValue: Any?
  private var ends: (from: LayerValue, to: LayerValue)?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func apply(_ progress: Double, to state: inout LayerState, from values: LayerState) {
    guard let property else { return }
    let ends = ends ?? resolveEnds(property, values)
    property.write(ends.from.interpolated(to: ends.to, progress), to: &state, adding: isAdditive)
  }

  private func resolveEnds(_ property: LayerProperty, _ values: LayerState) -> (from: LayerValue, to: LayerValue) {
    let current = property.read(values)
    let by = LayerValue(byValue)
    var from = LayerValue(fromValue)
    var to = LayerValue(toValue)
    if let by {
      if from == nil, let to { from = to.adding(by, scaledBy: -1) }
      if to == nil { to = (from ?? current).adding(by) }
    }
    let resolved = (from ?? current, to ?? current)
    // An end that is the property's value moves with it.
    if from != nil && to != nil { ends = resolved }
    return resolved
  }
}

/// A basic animation that swings to its end like a weight on a damped spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight.
  public final var mass: CGFloat = 1
  /// How hard the spring pulls.
  public final var stiffness: CGFloat = 100
  /// How much the movement is braked.
  public final var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second.
  public final var initialVelocity: CGFloat = 0

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
  }

  /// The time after which the swing stays within a thousandth.
  public final var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func apply(_ progress: Double, to state: inout LayerState, from values: LayerState) {
    super.apply(progress >= 1 ? 1 : spring.progress(at: progress * duration), to: &state, from: values)
  }
}
