/// Work that waits for a time of the frame clock.
@MainActor
package final class LoopTimer {
  let due: CFTimeInterval
  private var work: (() -> Void)?

  init(due: CFTimeInterval, work: @escaping () -> Void) {
    self.due = due
    self.work = work
  }

  package var isValid: Bool { work != nil }

  package func invalidate() { work = nil }

  func fire() {
    let work = work
    self.work = nil
    work?()
  }
}

/// Work of every frame: scrolling that goes on by itself, say.
@MainActor
package final class FrameTicker {
  private var step: ((CFTimeInterval) -> Bool)?

  init(step: @escaping (CFTimeInterval) -> Bool) { self.step = step }

  package var isValid: Bool { step != nil }

  package func invalidate() { step = nil }

  func tick(_ now: CFTimeInterval) {
    if step?(now) == false { step = nil }
  }
}
