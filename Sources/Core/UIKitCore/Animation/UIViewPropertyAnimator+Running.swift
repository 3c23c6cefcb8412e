import CoreGraphics
import Foundation
import QuartzCore

extension UIViewPropertyAnimator {
  /// Becomes active, if it is not, with all that was to be animated recorded and at its beginning.
  final func begin() {
    guard state == .inactive else { return }
    state = .active
    clock = AnimationClock()
    clock?.keepsAnimations = true
    let waiting = animations
    animations.removeAll()
    for animation in waiting { record(animation.change, animation.delayFactor) }
  }

  /// Adds changes to the animation; from now on to its end.
  final func record(_ change: @escaping () -> Void, _ delayFactor: CGFloat) {
    guard let clock else { return }
    let left = max(duration - clock.time, 0)
    // What takes no time would be set at once, also where all of it is delayed.
    let least = duration > 0 ? 1e-6 : 0
    var timing = TransitionTiming(duration: max(left * Double(1 - delayFactor), least))
    timing.delay = left * Double(delayFactor)
    timing.curve = CAMediaTimingFunction(name: .linear)
    timing.spring = timingParameters?.springTimingParameters?.spring(timing.duration)
    let options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    clock.record { ViewAnimation.run(timing, options, change, nil) }
  }

  /// Runs to the end that it is turned to; without seconds in what is left of the duration, without a pace at its own.
  final func goOn(over seconds: TimeInterval?, pace: (any UITimingCurveProvider)?) {
    guard state == .active, let clock else { return }
    let target = isReversed ? 0 : max(duration, clock.lastEnd)
    let seconds = seconds ?? abs(target - clock.time)
    clock.run(to: target, over: seconds, pace: Self.pace(pace ?? ownPace, seconds))
    isRunning = true
    run += 1
    let ours = run
    // The ticker holds the animator while it runs.
    _ = RenderLoop.shared.everyFrame { [self] _ in
      guard run == ours, isRunning else { return false }
      guard clock.hasArrived else { return true }
      RenderLoop.shared.nextTurn { [self] in if run == ours, isRunning { arrive(clock) } }
      return false
    }
  }

  /// A spring's swing is in the animations themselves.
  private var ownPace: (any UITimingCurveProvider)? { timingParameters?.cubicTimingParameters }

  private static func pace(_ pace: (any UITimingCurveProvider)?, _ seconds: TimeInterval) -> ((Double) -> Double)? {
    if let curve = pace?.cubicTimingParameters?.timing { return { curve.progress(at: $0) } }
    guard let spring = pace?.springTimingParameters?.spring(seconds) else { return nil }
    return { min(spring.progress(at: $0 * seconds), 1) }
  }

  private func arrive(_ clock: AnimationClock) {
    guard !pausesOnCompletion else { return halt() }
    finish(at: clock.time <= 0 && duration > 0 ? .start : .end)
  }

  /// Rests where it is.
  final func halt() {
    dropStart()
    clock?.pause()
    isRunning = false
    run += 1
  }

  /// Ends all, then tells who waits.
  final func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: clock?.finish(at: .end)
    case .start: clock?.finish(at: .start)
    case .current: clock?.finish(at: .here)
    }
    reset()
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(position) }
  }
}
