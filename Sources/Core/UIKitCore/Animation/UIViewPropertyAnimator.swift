public import Foundation
import QuartzCore

/// Animates what closures change, and can be stopped, moved by hand, turned round and continued.
///
///     let slide = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { card.center.y = 400 }
///     slide.fractionComplete = 0.3                                     // as far as the finger is
///     slide.continueAnimation(withTimingParameters: nil, durationFactor: 0)
///
/// A curve paces the whole, late animations included, and is left out while the animation is moved by hand; a spring
/// paces each animation, and moving by hand follows its swing.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds of the animation.
  public final let duration: TimeInterval
  /// Seconds before it begins.
  public private(set) final var delay: TimeInterval = 0
  /// Its pace.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// Whether what moves takes touches; kept only, it does.
  open var isUserInteractionEnabled = true
  /// Whether the application tests hits itself; kept only.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused; without it only its end stops it.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a part of the way, not of the time.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, paused.
  open var pausesOnCompletion = false

  /// Where the animator is.
  public final internal(set) var state = UIViewAnimatingState.inactive
  /// Whether time moves the animation.
  public final internal(set) var isRunning = false

  final var clock: AnimationClock?
  final var animations: [(change: () -> Void, delayFactor: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Counts what was told to run, so that an old run's end is known.
  final var run = 0
  /// Starts it after a delay that has not passed yet.
  private final var starter: LoopTimer?
  private final var goesBack = false

  /// An animator at a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    timingParameters = parameters
    super.init()
  }

  /// An animator at the pace of a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator at the pace of a curve of one's own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator at the pace of a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether it goes back to where it began; turning it round takes effect at once.
  open var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      goesBack = newValue
      if isRunning { goOn(over: nil, pace: nil) }
    }
  }

  /// How much of the way is done, 0 to 1; reversed, of the way back.
  ///
  /// Setting it makes the animator active and pauses it.
  open var fractionComplete: CGFloat {
    get {
      guard let clock, duration > 0 else { return 0 }
      let part = min(max(clock.time / duration, 0), 1)
      return CGFloat(goesBack ? 1 - part : part)
    }
    set {
      pauseAnimation()
      guard state == .active, !isRunning, let clock else { return }
      var part = newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1))
      if goesBack { part = 1 - part }
      if !scrubsLinearly, let curve = timingParameters?.cubicTimingParameters {
        part = curve.timing.progress(at: part)
      }
      clock.seek(to: part * duration)
    }
  }

  /// Runs from where it is.
  open func startAnimation() {
    mustNotBeStopped("startAnimation()")
    guard !isRunning else { return }
    dropStart()
    begin()
    goOn(over: nil, pace: nil)
  }

  /// Runs, some seconds from now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    mustNotBeStopped("startAnimation(afterDelay:)")
    self.delay = delay
    dropStart()
    starter = RenderLoop.shared.schedule(after: delay) { [self] in startAnimation() }
  }

  /// Stops where it is; it can go on.
  open func pauseAnimation() {
    mustNotBeStopped("pauseAnimation()")
    if state == .active, isRunning, !isInterruptible { return }
    begin()
    halt()
  }

  /// Ends it where it is; with false it then waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    // What waits to begin is stopped at its beginning.
    if starter != nil { begin() }
    guard state == .active else { return }
    halt()
    guard withoutFinishing else { return state = .stopped }
    clock?.finish(at: .here)
    reset()
    completions.removeAll()
  }

  /// Puts a stopped animation where it is to end, and tells its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      programmerError(
        "finishAnimation(at:) of \(self) was called while it is \(state). Call stopAnimation(false) first.")
    }
    finish(at: finalPosition)
  }

  /// Animates what the closure changes too, from a part of what is left of the duration on.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    if state == .inactive { return animations.append((animation, factor)) }
    record(animation, factor)
  }

  /// Animates what the closure changes too.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Runs something when the animation is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on after a pause at another pace, in a part of the duration; 0 is what is left of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    mustNotBeStopped("continueAnimation(withTimingParameters:durationFactor:)")
    guard !isRunning else { return }
    begin()
    let seconds = durationFactor > 0 ? Double(durationFactor) * duration : nil
    goOn(over: seconds, pace: parameters)
  }

  private func mustNotBeStopped(_ what: String) {
    guard state == .stopped else { return }
    programmerError("\(what) of \(self) was called while it is stopped. Call finishAnimation(at:) first.")
  }

  /// A delayed start is off.
  final func dropStart() {
    starter?.invalidate()
    starter = nil
  }

  final func reset() {
    dropStart()
    clock = nil
    isRunning = false
    state = .inactive
    goesBack = false
    run += 1
  }
}
