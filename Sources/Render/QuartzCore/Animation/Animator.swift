import Foundation

/// An animation on a layer: when it began, and whom its end concerns.
struct RunningAnimation {
  let key: String
  let animation: CAAnimation
  let begin: CFTimeInterval
  let duration: CFTimeInterval
  let completion: AnimationCompletion?
  /// What it runs on, and what begin and end count; nil is the frame's time.
  let clock: AnimationClock?

  /// Whether it has ended: forward at its end, back at its beginning.
  @MainActor
  func isOver(at now: CFTimeInterval) -> Bool {
    guard let clock else { return end <= now }
    guard !clock.keepsAnimations else { return false }
    switch clock.direction(at: now) {
    case 1: return end <= clock.time(at: now)
    case -1: return clock.time(at: now) <= begin
    default: return false
    }
  }

  /// Whether it has been carried back to its beginning.
  @MainActor
  func isTakenBack(at now: CFTimeInterval) -> Bool { clock?.direction(at: now) == -1 && isOver(at: now) }

  /// Whether no frame will change what it shows.
  @MainActor
  func isResting(at now: CFTimeInterval) -> Bool { isOver(at: now) || clock?.isResting(at: now) == true }

  /// When it ends.
  var end: CFTimeInterval {
    let speed = Double(abs(animation.speed))
    guard speed > 0 else { return .infinity }
    return begin + total / speed
  }

  /// Seconds of all runs at speed 1.
  private var total: CFTimeInterval {
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    return duration * (animation.autoreverses ? 2 : 1)
      * Double(max(animation.repeatCount, animation.repeatCount == 0 ? 1 : 0))
  }

  /// The progress at a time, after repeating, reversing and pacing; nil when nothing is shown.
  @MainActor
  func progress(at now: CFTimeInterval) -> Double? {
    let fill = animation.fillMode
    let now = clock?.time(at: now) ?? now
    if now < begin { return fill == .backwards || fill == .both ? 0 : nil }
    if now >= end {
      // A clock that rests at the end may yet turn back.
      guard fill == .forwards || fill == .both || clock != nil else { return nil }
      return animation.autoreverses ? 0 : 1
    }
    guard duration > 0 else { return 1 }
    let time = (now - begin) * Double(animation.speed) + animation.timeOffset
    let runs = time / duration
    var part = runs - runs.rounded(.down)
    if animation.autoreverses && Int(runs) % 2 == 1 { part = 1 - part }
    return animation.timingFunction?.progress(at: part) ?? part
  }
}

/// The animation pass: brings what is shown of every animated layer to a time.
@MainActor
final class Animator {
  private var layers: [CALayer] = []
  private var stopped: [(RunningAnimation, Bool)] = []

  var isActive: Bool { !layers.isEmpty || !stopped.isEmpty }

  func add(_ layer: CALayer) {
    guard !layers.contains(where: { $0 === layer }) else { return }
    layers.append(layer)
    RenderLoop.shared.wake()
  }

  /// An animation ended; its delegate hears of it after the frame.
  func stop(_ animation: RunningAnimation, finished: Bool) {
    stopped.append((animation, finished))
    RenderLoop.shared.wake()
  }

  func run(at now: CFTimeInterval) {
    for layer in layers { layer.animate(to: now) }
    layers.removeAll { $0.running.allSatisfy { $0.isResting(at: now) } }
  }

  /// Tells delegates and completions of what stopped; what they start belongs to the next frame.
  func finish() {
    let stopped = stopped
    self.stopped.removeAll()
    for (animation, finished) in stopped {
      animation.animation.delegate?.animationDidStop(animation.animation, finished: finished)
      animation.completion?.leave(finished: finished)
    }
  }
}

/// Waits for a number of animations, then tells once whether all of them ran to their end.
@MainActor
package final class AnimationCompletion {
  private var waiting = 1
  private var allFinished = true
  private var handler: ((Bool) -> Void)?

  package init(_ handler: @escaping (Bool) -> Void) { self.handler = handler }

  func enter() { waiting += 1 }

  func leave(finished: Bool) {
    allFinished = allFinished && finished
    waiting -= 1
    guard waiting == 0, let handler else { return }
    self.handler = nil
    handler(allFinished)
  }

  /// No more animations will come; without any the handler runs in the next turn.
  package func close() {
    if waiting > 1 { leave(finished: true) } else { RenderLoop.shared.nextTurn { self.leave(finished: true) } }
  }
}
