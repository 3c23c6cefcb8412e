import Foundation

/// A time of its own for animations: it stops, is moved by hand, and runs on or back at any pace.
///
/// What is added to layers inside `record` runs on this clock, which begins at 0, in place of the frame's time. An
/// animation that the clock has carried back to its beginning is over too; what was set inside `record` is then as it
/// was before. A clock made inside another's `record` runs on that one. While it rests no frames are needed.
@MainActor
package final class AnimationClock {
  /// The clock that animations are added to just now; nil is the frame's time.
  package private(set) static var current: AnimationClock?

  /// Where an animation stops that is brought to its end.
  package enum Place { case start, end, here }

  /// Whether animations stay on their layers at their ends, until `finish(at:)`: the clock may yet turn back.
  package var keepsAnimations = false

  private let outer: AnimationClock?
  /// From one time of this clock to another, in seconds of the outer one; without a length it rests at `to`.
  private var way = (from: 0.0, to: 0.0, start: 0.0, length: 0.0)
  private var pace: ((Double) -> Double)?
  private var goesBack = false
  private var layers: [WeakLayer] = []
  private var known: [ObjectIdentifier: WeakLayer] = [:]
  /// When the last animation ends, in the clock's time; those without end count as they begin.
  package private(set) var lastEnd: CFTimeInterval = 0

  /// A clock that rests at 0.
  package init() { outer = Self.current }

  /// The clock's time.
  package var time: CFTimeInterval { time(at: CACurrentMediaTime()) }

  /// Adds what the closure animates to this clock.
  package func record(_ changes: () -> Void) {
    let before = Self.current
    Self.current = self
    changes()
    Self.current = before
  }

  /// Stops where it is.
  package func pause() { seek(to: time) }

  /// Rests at a time; layers show it at once.
  package func seek(to time: CFTimeInterval) {
    way = (time, time, 0, 0)
    refresh()
  }

  /// Runs from where it is to another time, forward or back, at a pace from 0 to 1; nil is even.
  package func run(to target: CFTimeInterval, over seconds: CFTimeInterval, pace: ((Double) -> Double)? = nil) {
    // Even without a length it has to arrive, and what ends there to be over.
    way = (time, target.isFinite ? target : lastEnd, outerTime(at: CACurrentMediaTime()), max(seconds, 1e-6))
    self.pace = pace
    // From the beginning to the beginning is back: all is as before.
    goesBack = way.to < way.from || way.to <= 0
    refresh()
  }

  /// Ends every animation now, with its layers where the place says.
  package func finish(at place: Place) {
    for item in layers { item.layer?.finishAnimations(of: self, at: place) }
    layers.removeAll()
    known.removeAll()
  }

  /// Whether it has come where it was to run.
  package var hasArrived: Bool {
    guard way.length > 0 else { return false }
    let gone = outerTime(at: CACurrentMediaTime()) - way.start
    return outer?.direction(at: CACurrentMediaTime()) == -1 ? gone <= 0 : gone >= way.length
  }

  // MARK: What layers ask

  func time(at now: CFTimeInterval) -> CFTimeInterval {
    guard way.length > 0 else { return way.to }
    let part = (outerTime(at: now) - way.start) / way.length
    if part <= 0 { return way.from }
    if part >= 1 { return way.to }
    return way.from + (way.to - way.from) * (pace?(part) ?? part)
  }

  private func outerTime(at now: CFTimeInterval) -> CFTimeInterval { outer?.time(at: now) ?? now }

  /// 1 forward, -1 back, 0 while it rests.
  func direction(at now: CFTimeInterval) -> Int {
    guard way.length > 0 else { return 0 }
    return (goesBack ? -1 : 1) * (outer?.direction(at: now) ?? 1)
  }

  /// Whether no frame will change what is shown.
  func isResting(at now: CFTimeInterval) -> Bool {
    guard way.length > 0 else { return true }
    if let outer { return outer.isResting(at: now) }
    return now - way.start >= way.length
  }

  /// Whether this clock is the other one, or runs on it.
  func runs(on other: AnimationClock) -> Bool { self === other || outer?.runs(on: other) == true }

  func enter(_ layer: CALayer, from begin: CFTimeInterval, to end: CFTimeInterval) {
    lastEnd = max(lastEnd, end.isFinite ? end : begin)
    let id = ObjectIdentifier(layer)
    if known[id]?.layer !== layer {
      known[id] = WeakLayer(layer: layer)
      layers.append(WeakLayer(layer: layer))
    }
    outer?.enter(layer, from: outer?.time ?? 0, to: (outer?.time ?? 0) + end)
  }

  private func refresh() {
    layers.removeAll { $0.layer == nil }
    for item in layers { item.layer?.clockDidChange(self) }
  }
}

private struct WeakLayer {
  weak var layer: CALayer?
}

extension CALayer {
  fileprivate final func clockDidChange(_ clock: AnimationClock) {
    var marks: LayerDirt = []
    for item in running where item.clock?.runs(on: clock) == true { marks.formUnion(item.animation.marks) }
    guard !marks.isEmpty else { return }
    refreshShown()
    mark(marks)
    RenderLoop.shared.animator.add(self)
  }

  fileprivate final func finishAnimations(of clock: AnimationClock, at place: AnimationClock.Place) {
    let ended = running.filter { $0.clock?.runs(on: clock) == true }
    guard !ended.isEmpty else { return }
    let here = shown ?? values
    running.removeAll { $0.clock?.runs(on: clock) == true }
    var marks: LayerDirt = []
    for item in ended {
      marks.formUnion(item.animation.marks)
      RenderLoop.shared.animator.stop(item, finished: true)
    }
    if place != .end { restore(ended, to: place == .here ? here : nil) }
    refreshShown()
    mark(marks)
  }

  /// Sets what the animations changed to what is shown, or, without that, to what it was before.
  final func restore(_ animations: [RunningAnimation], to shown: LayerState? = nil) {
    var state = values
    for item in animations { item.animation.restore(&state, to: shown) }
    let change = { [self] in
      bounds = state.bounds
      position = state.position
      values = state
    }
    if let painter { return painter.restore(change) }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
