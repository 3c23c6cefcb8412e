import CoreGraphics
import Foundation
import QuartzCore

/// A hand on a transition: what it records runs on a clock of its own, which the hand moves.
extension PresentationTransition {
  /// Whether a hand is on it when it begins.
  var startsByHand: Bool { isAnimated && interaction?.wantsInteractiveStart == true }

  /// Begins with a hand on it, showing the beginning.
  func runByHand(_ interaction: any UIViewControllerInteractiveTransitioning, usual: @escaping () -> Void) {
    let clock = AnimationClock()
    self.clock = clock
    (isInteractive, initiallyInteractive) = (true, true)
    if animator == nil {
      clock.record { runUsual(usual, .curveLinear) }
    } else {
      interaction.startInteractiveTransition(self)
      guard !isOver else { return }
      animateBeside { [self] in runAlongside() }
    }
    tellStarted()
  }

  func tellStarted() {
    let tell = whenStarted
    whenStarted = nil
    tell?()
  }

  /// Records the application's animation on the clock.
  func recordAnimation() {
    guard let animator, let clock, !isOver, interruptible == nil else { return }
    let stoppable = animator.interruptibleAnimator(using: self)
    guard !isOver else { return giveUp(stoppable) }
    if stoppable === NoAnimator.shared {
      clock.record { animator.animateTransition(using: self) }
    } else {
      interruptible = stoppable
      stoppable.pauseAnimation()
    }
  }

  /// Lets the application's animation run; where it can be stopped, all beside it can be too.
  func startAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
    (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    let stoppable = animator.interruptibleAnimator(using: self)
    guard !isOver else { return giveUp(stoppable) }
    let canStop = stoppable !== NoAnimator.shared
    if canStop { interruptible = stoppable }
    guard canStop || interaction != nil else { return animator.animateTransition(using: self) }
    let clock = AnimationClock()
    self.clock = clock
    if canStop { stoppable.startAnimation() } else { clock.record { animator.animateTransition(using: self) } }
    guard !isOver else { return }
    clock.run(to: Self.longTime, over: Self.longTime)
  }

  /// The transition was ended while the application made its animator: nothing of it is seen, but it hears of an end.
  private func giveUp(_ stoppable: any UIViewImplicitlyAnimating) {
    guard stoppable !== NoAnimator.shared else { return }
    stoppable.pauseAnimation()
    stoppable.stopAnimation(false)
    if stoppable.state == .stopped { stoppable.finishAnimation(at: .start) }
  }

  /// Longer than any transition: time goes on as outside until a hand stops it.
  private static var longTime: TimeInterval { 1e6 }

  var isInterruptible: Bool { clock != nil }

  var percentComplete: CGFloat {
    guard !isInteractive, let clock, transitionDuration > 0 else { return lastPercent }
    return CGFloat(min(max(clock.time / transitionDuration, 0), 1))
  }

  var completionVelocity: CGFloat {
    guard let speed = interaction?.completionSpeed, speed.isFinite, speed > 0 else { return 1 }
    return speed
  }

  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  // MARK: The hand

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    lastPercent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    clock?.seek(to: Double(lastPercent) * transitionDuration)
    interruptible?.fractionComplete = lastPercent
  }

  func finishInteractiveTransition() { takeHandOff(didComplete: true) }

  func cancelInteractiveTransition() { takeHandOff(didComplete: false) }

  /// Has the transition end as it was meant to, whether a hand holds it or has called it off.
  func insist() {
    if transitionWasCancelled { pauseInteractiveTransition() }
    finishInteractiveTransition()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !isOver, let clock else { return }
    clock.pause()
    if let interruptible {
      interruptible.pauseAnimation()
      let part = interruptible.isReversed ? 1 - interruptible.fractionComplete : interruptible.fractionComplete
      interruptible.isReversed = false
      interruptible.fractionComplete = part
      lastPercent = part
    } else if transitionDuration > 0 {
      lastPercent = CGFloat(min(max(clock.time / transitionDuration, 0), 1))
    }
    isInteractive = true
    transitionWasCancelled = false
    tellInteractionChanged()
  }

  private func takeHandOff(didComplete: Bool) {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    transitionWasCancelled = !didComplete
    tellInteractionChanged()
    // Whoever was told may have ended it, or have taken it up again.
    guard !isOver, !isInteractive, let clock else { return }
    let end = didComplete ? max(transitionDuration, clock.lastEnd) : 0
    let seconds = abs(end - clock.time) / Double(completionVelocity)
    let curve = completionCurve.timing
    clock.run(to: end, over: seconds, pace: curve.progress)
    guard let interruptible, interruptible.state == .active else { return }
    interruptible.isReversed = !didComplete
    let parameters = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
    let factor = transitionDuration > 0 ? CGFloat(seconds / transitionDuration) : 0
    interruptible.continueAnimation(withTimingParameters: parameters, durationFactor: max(factor, 1e-6))
  }

  /// The transition is over: what still moves is where it belongs.
  func letGo(_ didComplete: Bool) {
    isInteractive = false
    interactionObservers.removeAll()
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      if interruptible.state == .stopped { interruptible.finishAnimation(at: didComplete ? .end : .start) }
    }
    guard let clock else { return }
    clock.finish(at: didComplete ? .end : .start)
    // Animators that run on it may still count on its time.
    clock.run(to: clock.time + Self.longTime, over: Self.longTime)
  }

  // MARK: Who wants to know

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    if !isOver { interactionObservers.append((true, handler)) }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    if !isOver { interactionObservers.append((false, handler)) }
  }

  private func tellInteractionChanged() {
    let waiting = interactionObservers
    if !isInteractive { interactionObservers.removeAll { $0.isOnce } }
    for observer in waiting where !observer.isOnce || !isInteractive { observer.tell(self) }
  }
}
