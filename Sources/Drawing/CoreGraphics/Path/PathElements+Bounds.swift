import Foundation

extension PathElements {
  /// The smallest rectangle around all points, control points too; null without points.
  var controlBounds: CGRect {
    guard let first = points.first else { return .null }
    var box = Extent(first)
    for point in points { box.include(point) }
    return box.rect
  }

  /// The smallest rectangle around what is drawn; a curve's extremes are the roots of its derivative.
  var tightBounds: CGRect {
    guard let first = points.first else { return .null }
    var box = Extent(first)
    forEach { kind, before, own in
      guard let end = own.last else { return }
      box.include(end)
      switch kind {
      case .addQuadCurveToPoint:
        let cubic = CubicCurve(from: before, quadControl: own[own.startIndex], end: end)
        cubic.includeExtremes(in: &box)
      case .addCurveToPoint:
        let cubic = CubicCurve(
          start: before, control1: own[own.startIndex], control2: own[own.startIndex + 1], end: end)
        cubic.includeExtremes(in: &box)
      case .moveToPoint, .addLineToPoint, .closeSubpath: break
      }
    }
    return box.rect
  }
}

/// A rectangle that grows to hold points.
struct Extent {
  var minX, minY, maxX, maxY: CGFloat

  init(_ point: CGPoint) {
    (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y)
  }

  mutating func include(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }
}

/// A cubic Bézier curve.
struct CubicCurve {
  var start, control1, control2, end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A quadratic curve raised to a cubic one of the same shape.
  init(from start: CGPoint, quadControl control: CGPoint, end: CGPoint) {
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: towards(start), control2: towards(end), end: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  func includeExtremes(in box: inout Extent) {
    let across = Self.turns(start.x, control1.x, control2.x, end.x)
    let along = Self.turns(start.y, control1.y, control2.y, end.y)
    for t in across + along where t > 0 && t < 1 { box.include(point(at: t)) }
  }

  /// Where the derivative of one coordinate vanishes.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    if abs(a) < 1e-12 * max(abs(b), abs(c), 1) { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
