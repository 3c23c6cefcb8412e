import Foundation

extension PathElements {
  /// Whether the point lies inside; open subpaths count as closed.
  ///
  /// Crossings of a ray to the right are counted with their direction (Sunday's winding number), curves as chords that
  /// stay within a ten-thousandth of the curve's size.
  func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    let box = controlBounds
    guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else {
      return false
    }
    var crossings = Crossings(point: point)
    var start = CGPoint.zero
    var last = CGPoint.zero
    forEach { kind, before, own in
      switch kind {
      case .moveToPoint:
        crossings.line(from: last, to: start)
        start = own[own.startIndex]
        last = start
      case .closeSubpath:
        crossings.line(from: last, to: start)
        last = start
      case .addLineToPoint:
        crossings.line(from: before, to: own[own.startIndex])
      case .addQuadCurveToPoint:
        crossings.curve(
          CubicCurve(from: before, quadControl: own[own.startIndex], end: own[own.startIndex + 1]))
      case .addCurveToPoint:
        crossings.curve(
          CubicCurve(
            start: before, control1: own[own.startIndex], control2: own[own.startIndex + 1],
            end: own[own.startIndex + 2]))
      }
      if let end = own.last { last = end }
    }
    crossings.line(from: last, to: start)
    return rule == .winding ? crossings.winding != 0 : crossings.count % 2 == 1
  }
}

/// How often, and in which direction, lines cross the ray to the right of a point.
private struct Crossings {
  let point: CGPoint
  var winding = 0
  var count = 0

  init(point: CGPoint) { self.point = point }

  mutating func line(from a: CGPoint, to b: CGPoint) {
    let upward = a.y <= point.y && b.y > point.y
    let downward = a.y > point.y && b.y <= point.y
    guard upward || downward else { return }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > point.x else { return }
    winding += upward ? 1 : -1
    count += 1
  }

  mutating func curve(_ cubic: CubicCurve) {
    let ys = [cubic.start.y, cubic.control1.y, cubic.control2.y, cubic.end.y]
    let low = ys.reduce(cubic.start.y, min)
    let high = ys.reduce(cubic.start.y, max)
    guard point.y >= low, point.y <= high else { return }
    // A chord of a curve cut into n parts strays by at most |second difference| * 6 / (8 n^2): 64 parts are enough
    // for one ten-thousandth of the control polygon.
    let parts = 64
    var from = cubic.start
    for part in 1...parts {
      let to = part == parts ? cubic.end : cubic.point(at: CGFloat(part) / CGFloat(parts))
      line(from: from, to: to)
      from = to
    }
  }
}
