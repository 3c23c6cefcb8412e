import Foundation

/// An arc of a circle by its first angle and the angle it covers, positive from x towards y.
struct Arc {
  var center: CGPoint
  var radius: CGFloat
  var start: CGFloat
  var delta: CGFloat

  init(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
    self.center = center
    self.radius = radius
    self.start = start
    self.delta = delta
  }

  /// An arc between two angles.
  ///
  /// One that goes a whole turn or further in its direction is one whole turn; any other
  /// is brought into one turn.
  init(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) {
    let turn = 2 * CGFloat.pi
    let sign: CGFloat = clockwise ? -1 : 1
    var delta = (end - start) * sign
    if delta >= turn {
      delta = turn
    } else {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    }
    self.init(center: center, radius: radius, start: start, delta: delta * sign)
  }

  /// The arc of that radius that rounds the corner of two lines, or nil when the lines do not turn.
  init?(from: CGPoint, corner: CGPoint, to: CGPoint, radius: CGFloat) {
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (to.x - corner.x, to.y - corner.y)
    let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
    guard aLength > 0, bLength > 0, radius > 0 else { return nil }
    let cosine = (ax * bx + ay * by) / (aLength * bLength)
    let cross = ax * by - ay * bx
    guard abs(cross) > 1e-9 * aLength * bLength else { return nil }
    let half = acos(min(max(cosine, -1), 1)) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / aLength * reach, y: corner.y + ay / aLength * reach)
    let last = CGPoint(x: corner.x + bx / bLength * reach, y: corner.y + by / bLength * reach)
    // The centre lies off the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - ay / aLength * radius * side, y: first.y + ax / aLength * radius * side)
    self.init(
      center: center, radius: radius, start: atan2(first.y - center.y, first.x - center.x),
      end: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0)
  }

  func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}

extension PathElements {
  /// Adds an arc as cubic curves of at most a quarter turn each, which stray by less than 0.03 % of the radius.
  mutating func addArc(_ arc: Arc, transform: CGAffineTransform) {
    guard arc.center.isFinite, arc.radius.isFinite, arc.start.isFinite, arc.delta.isFinite else { return }
    let first = arc.point(at: arc.start).applying(transform)
    if current == nil { move(to: first) } else { line(to: first) }
    let parts = max(Int((abs(arc.delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    guard arc.delta != 0, parts < 100_000 else { return }
    let step = arc.delta / CGFloat(parts)
    let reach = 4 / 3 * tan(step / 4) * arc.radius
    for part in 0..<parts {
      let (a, b) = (arc.start + CGFloat(part) * step, arc.start + CGFloat(part + 1) * step)
      let (p, q) = (arc.point(at: a), arc.point(at: b))
      curve(
        to: q.applying(transform),
        control1: CGPoint(x: p.x - reach * sin(a), y: p.y + reach * cos(a)).applying(transform),
        control2: CGPoint(x: q.x + reach * sin(b), y: q.y - reach * cos(b)).applying(transform))
    }
  }
}
