import CoreGraphics
import Foundation

/// How a property goes from what is shown to its new value.
package nonisolated struct TransitionTiming: Sendable {
  package var duration: CFTimeInterval
  package var delay: CFTimeInterval = 0
  package var curve: CAMediaTimingFunction?
  package var spring: Spring?
  package var repeats = false
  package var autoreverses = false

  package init(duration: CFTimeInterval) { self.duration = duration }
}

extension CALayer {
  /// An action that takes the property from what is shown at this moment to whatever it is set to; nil for
  /// keys that do not animate.
  package final func transitionAction(forKey key: String, timing: TransitionTiming?) -> (any CAAction)? {
    guard let property = LayerProperty(keyPath: key) else { return nil }
    return TransitionAction(
      property: property, from: property.read(shown ?? values), before: property.read(values), timing: timing)
  }
}

/// Starts a transition; without timing the transaction's settings hold.
struct TransitionAction: CAAction {
  let property: LayerProperty
  let from: LayerValue
  /// What was set before.
  let before: LayerValue
  let timing: TransitionTiming?

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let animation = TransitionAnimation()
    animation.property = property
    animation.from = from
    animation.before = before
    if let timing { animation.take(timing) }
    layer.add(animation, forKey: event)
  }
}

/// From a value, unboxed, to whatever the property is now.
private final class TransitionAnimation: CAAnimation {
  var property: LayerProperty?
  var from: LayerValue?
  var before: LayerValue?
  private var spring: Spring?

  func take(_ timing: TransitionTiming) {
    duration = timing.duration
    if timing.delay > 0 {
      beginTime = CACurrentMediaTime() + timing.delay
      fillMode = .backwards
    }
    timingFunction = timing.spring == nil ? timing.curve : CAMediaTimingFunction(name: .linear)
    spring = timing.spring
    autoreverses = timing.autoreverses
    if timing.repeats { repeatCount = .infinity }
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? TransitionAnimation else { return }
    (property, from, before, spring) = (other.property, other.from, other.before, other.spring)
  }

  override func takePlace(of other: CAAnimation) {
    guard let other = other as? TransitionAnimation, other.property == property else { return }
    before = other.before
  }

  override func restore(_ state: inout LayerState, to shown: LayerState?) {
    guard let property, let before else { return }
    property.write(shown.map(property.read) ?? before, to: &state, adding: false)
  }

  override var marks: LayerDirt { property?.marks ?? [] }

  override func apply(_ progress: Double, to state: inout LayerState, from values: LayerState) {
    guard let property, let from else { return }
    let part = progress < 1 ? spring?.progress(at: progress * duration) ?? progress : 1
    property.write(from.interpolated(to: property.read(values), part), to: &state, adding: false)
  }
}
