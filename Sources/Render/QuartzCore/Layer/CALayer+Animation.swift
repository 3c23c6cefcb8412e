import CoreGraphics
import Foundation

extension CALayer {
  /// Adds a copy of the animation; one with the same key is removed first.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    let clock = AnimationClock.current
    let copy = anim.makeCopy()
    if let clock, let old = running.first(where: { $0.key == key && $0.clock === clock }) {
      copy.takePlace(of: old.animation)
    }
    removeAnimation(forKey: key)
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    copy.timingFunction = copy.timingFunction ?? CATransaction.animationTimingFunction()
    let completion = CATransaction.currentCompletion
    completion?.enter()
    let now = CACurrentMediaTime()
    var begin = copy.beginTime > 0 ? copy.beginTime : now
    if let clock { begin = clock.time(at: now) + (copy.beginTime > 0 ? copy.beginTime - now : 0) }
    let running = RunningAnimation(
      key: key, animation: copy, begin: begin, duration: copy.duration, completion: completion, clock: clock)
    self.running.append(running)
    clock?.enter(self, from: begin, to: running.end)
    RenderLoop.shared.animator.add(self)
    refreshShown()
    mark(copy.marks)
    copy.delegate?.animationDidStart(copy)
  }

  /// Ends the animation of the key.
  public func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let ended = running.remove(at: index)
    refreshShown()
    mark(ended.animation.marks)
    RenderLoop.shared.animator.stop(ended, finished: ended.isOver(at: CACurrentMediaTime()))
  }

  /// Ends all animations of the layer.
  public func removeAllAnimations() {
    for animation in running { removeAnimation(forKey: animation.key) }
  }

  /// The keys of the running animations, or nil.
  public func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }

  /// The running animation of the key.
  public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  /// A copy of the layer as it is shown now, its animations' values in place.
  public func presentation() -> Self? {
    let copy = CALayer(layer: self)
    if let shown { copy.values = shown }
    return copy as? Self
  }

  /// The layer itself: there is one object for what was set.
  public func model() -> Self { self }

  /// The frame as it is shown now.
  package final var shownFrame: CGRect { (shown ?? values).frame }
  /// The opacity as it is shown now.
  package final var shownOpacity: Float { (shown ?? values).opacity }
  package final var isAnimating: Bool { !running.isEmpty }

  /// Brings what is shown to a time; animations that ended leave.
  final func animate(to now: CFTimeInterval) {
    var marks: LayerDirt = []
    var takenBack: [RunningAnimation] = []
    for animation in running {
      marks.formUnion(animation.animation.marks)
      if animation.isOver(at: now) && animation.animation.isRemovedOnCompletion {
        RenderLoop.shared.animator.stop(animation, finished: true)
        if animation.isTakenBack(at: now) { takenBack.append(animation) }
      }
    }
    running.removeAll { $0.isOver(at: now) && $0.animation.isRemovedOnCompletion }
    if !takenBack.isEmpty { restore(takenBack) }
    refreshShown(at: now)
    mark(marks)
  }

  final func refreshShown(at now: CFTimeInterval? = nil) {
    guard !running.isEmpty else {
      shown = nil
      return
    }
    let now = now ?? CACurrentMediaTime()
    var state = values
    for animation in running {
      guard let progress = animation.progress(at: now) else { continue }
      animation.animation.apply(progress, to: &state, from: values)
    }
    shown = state
  }

  final func lookUpAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    guard !isViewBacked, let property = LayerProperty(keyPath: event) else { return nil }
    return TransitionAction(
      property: property, from: property.read(shown ?? values), before: property.read(values), timing: nil)
  }
}
