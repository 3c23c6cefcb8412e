package import QuartzCore

/// When frames may follow each other: on a grid of sixtieths of a second while they do, at once after a rest.
package struct FramePacer {
  /// Seconds from one frame to the next.
  package static let interval: CFTimeInterval = 1.0 / 60

  /// The earliest time of the next frame.
  package private(set) var next: CFTimeInterval = -.infinity

  package init() {}

  package func isDue(at now: CFTimeInterval) -> Bool { now >= next }

  /// A frame began: the grid goes on if it was on time, and starts anew from a frame that came late.
  package mutating func didBegin(at now: CFTimeInterval) {
    next = now - next < Self.interval ? next + Self.interval : now + Self.interval
  }
}
