import Foundation

/// The way of a weight on a damped spring from 0 to 1: the closed form of the damped harmonic oscillator.
package nonisolated struct Spring {
  let decay: Double
  let natural: Double
  let velocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let mass = max(mass, 1e-6)
    decay = max(damping, 0) / (2 * mass)
    natural = (max(stiffness, 0) / mass).squareRoot()
    velocity = initialVelocity
  }

  /// A spring by its damping ratio that has settled to a thousandth after `duration`.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    decay = log(1000) / max(duration, 1e-3)
    natural = decay / ratio
    velocity = initialVelocity
  }

  package var settlingDuration: Double { decay > 0 ? log(1000) / min(decay, natural) : .infinity }

  /// The progress after a time in seconds.
  package func progress(at time: Double) -> Double {
    let rest = natural * natural - decay * decay
    if rest > 1e-9 {
      let frequency = rest.squareRoot()
      let swing = cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time)
      return 1 - exp(-decay * time) * swing
    }
    if rest > -1e-9 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let root = (-rest).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }
}
