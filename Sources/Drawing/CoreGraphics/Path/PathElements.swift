/// The elements of a path: their kinds, and their points one after the other.
struct PathElements: Hashable, Sendable {
  private(set) var kinds: [CGPathElementType] = []
  private(set) var points: [CGPoint] = []
  private var start = CGPoint.zero
  private(set) var current: CGPoint?

  var isEmpty: Bool { kinds.isEmpty }

  /// Two paths are equal when they draw the same; the remembered start and current point follow from that.
  static func == (one: PathElements, other: PathElements) -> Bool {
    one.kinds == other.kinds && one.points == other.points
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kinds)
    for point in points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }

  mutating func move(to point: CGPoint) {
    kinds.append(.moveToPoint)
    points.append(point)
    start = point
    current = point
  }

  /// A line without a current point starts a subpath instead; iOS complains and ignores it.
  mutating func line(to point: CGPoint) {
    guard current != nil else { return move(to: point) }
    continueSubpath()
    kinds.append(.addLineToPoint)
    points.append(point)
    current = point
  }

  mutating func quad(to end: CGPoint, control: CGPoint) {
    if current == nil { move(to: control) }
    continueSubpath()
    kinds.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
    current = end
  }

  mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if current == nil { move(to: control1) }
    continueSubpath()
    kinds.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
    current = end
  }

  mutating func close() {
    guard current != nil, kinds.last != .closeSubpath else { return }
    kinds.append(.closeSubpath)
    current = start
  }

  /// After a close, drawing goes on in a new subpath at the old one's start.
  private mutating func continueSubpath() {
    if kinds.last == .closeSubpath { move(to: start) }
  }

  mutating func append(_ other: PathElements, transform: CGAffineTransform) {
    kinds += other.kinds
    points += transform.isIdentity ? other.points : other.points.map { $0.applying(transform) }
    start = other.start.applying(transform)
    current = other.current?.applying(transform) ?? current
  }

  func transformed(_ transform: CGAffineTransform) -> PathElements {
    var copy = PathElements()
    copy.append(self, transform: transform)
    return copy
  }

  /// Calls the function with each element, the point before it, and its own points.
  func forEach(_ body: (CGPathElementType, CGPoint, ArraySlice<CGPoint>) -> Void) {
    var index = 0
    var before = CGPoint.zero
    var start = CGPoint.zero
    for kind in kinds {
      let own = points[index..<index + kind.pointCount]
      body(kind, before, own)
      if kind == .closeSubpath { before = start }
      if let last = own.last { before = last }
      if kind == .moveToPoint { start = before }
      index += kind.pointCount
    }
  }
}
