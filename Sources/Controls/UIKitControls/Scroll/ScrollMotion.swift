import CoreGraphics
import Foundation

/// Scrolling that goes on by itself: slowing down, springing back, or gliding to a place.
///
/// Times are seconds from the start, positions points.
enum ScrollMotion {
  case coasting(x: ScrollAxis, y: ScrollAxis, since: TimeInterval)
  case gliding(from: CGPoint, to: CGPoint, since: TimeInterval)

  static let glideDuration: TimeInterval = 0.3

  /// Where it is, and whether it has come to rest.
  func position(at now: TimeInterval) -> (CGPoint, isOver: Bool) {
    switch self {
    case .coasting(let x, let y, let since):
      let ((px, xIsOver), (py, yIsOver)) = (x.position(at: now - since), y.position(at: now - since))
      return (CGPoint(x: px, y: py), xIsOver && yIsOver)
    case .gliding(let from, let to, let since):
      let part = min(max((now - since) / Self.glideDuration, 0), 1)
      // Smoothstep: slow at both ends.
      let eased = CGFloat(part * part * (3 - 2 * part))
      let place = CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
      return (part < 1 ? place : to, part >= 1)
    }
  }
}

/// One axis of coasting: the speed decays exponentially; where that would leave the range, a critically damped spring
/// takes over and brings it back to the edge.
struct ScrollAxis {
  private let start: CGFloat
  private let velocity: CGFloat
  private let decay: Double
  private let low: CGFloat
  private let high: CGFloat
  private let bounces: Bool
  /// When the edge is reached, and the speed there.
  private var edge: (time: Double, place: CGFloat, velocity: CGFloat)?

  private static let spring = 14.0

  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, low: CGFloat, high: CGFloat, bounces: Bool) {
    self.start = start
    self.velocity = abs(velocity) < 1 ? 0 : velocity
    self.low = low
    self.high = high
    self.bounces = bounces
    decay = -log(Double(min(max(rate, 0.5), 0.9999))) * 1000
    if start < low || start > high {
      edge = (0, start < low ? low : high, bounces ? velocity : 0)
    } else {
      let rest = self.start + self.velocity / decay
      let limit = rest < low ? low : rest > high ? high : nil
      if let limit {
        // start + v/k (1 - exp(-k t)) = limit
        let time = -log(1 - Double(limit - start) * decay / Double(self.velocity)) / decay
        edge = (time, limit, self.velocity * exp(-decay * time))
      }
    }
  }

  /// Where it comes to rest.
  var rest: CGFloat { edge?.place ?? start + velocity / decay }

  func position(at time: Double) -> (CGFloat, isOver: Bool) {
    if let edge, time >= edge.time {
      let passed = time - edge.time
      let offset = edge.time == 0 ? Double(start - edge.place) : 0
      guard bounces || offset != 0 else { return (edge.place, true) }
      let speed = Double(edge.velocity) + Self.spring * offset
      let beyond = (offset + speed * passed) * exp(-Self.spring * passed)
      let isOver = abs(beyond) < 0.25 && passed > 0.05
      return (isOver ? edge.place : edge.place + CGFloat(beyond), isOver)
    }
    let isOver = abs(Double(velocity)) * exp(-decay * time) < 4
    return (isOver ? rest(at: time) : start + velocity / decay * (1 - exp(-decay * time)), isOver)
  }

  /// The end of the way is left out when it is too slow to see.
  private func rest(at time: Double) -> CGFloat { start + velocity / decay * (1 - exp(-decay * time)) }
}
