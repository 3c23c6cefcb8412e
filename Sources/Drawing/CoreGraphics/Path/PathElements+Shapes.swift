/// How far, as a part of the radius, a control point lies from the end of a quarter circle: 4/3 (sqrt 2 - 1).
private let kappa: CGFloat = 0.552_284_749_830_793_6

extension PathElements {
  mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    move(to: CGPoint(x: box.minX, y: box.minY).applying(transform))
    line(to: CGPoint(x: box.maxX, y: box.minY).applying(transform))
    line(to: CGPoint(x: box.maxX, y: box.maxY).applying(transform))
    line(to: CGPoint(x: box.minX, y: box.maxY).applying(transform))
    close()
  }

  mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    addCorners(of: box, width: box.width / 2, height: box.height / 2, hasEdges: false, transform: transform)
  }

  mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let width = min(max(cornerWidth, 0), box.width / 2)
    let height = min(max(cornerHeight, 0), box.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    addCorners(of: box, width: width, height: height, hasEdges: true, transform: transform)
  }

  /// Goes around by rising angles from the middle of the right edge, a curve a corner.
  private mutating func addCorners(
    of box: CGRect, width: CGFloat, height: CGFloat, hasEdges: Bool, transform t: CGAffineTransform
  ) {
    let (dx, dy) = (width * (1 - kappa), height * (1 - kappa))
    let (left, right, top, bottom) = (box.minX, box.maxX, box.minY, box.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    move(to: at(right, hasEdges ? box.midY : bottom - height))
    if hasEdges { line(to: at(right, bottom - height)) }
    curve(to: at(right - width, bottom), control1: at(right, bottom - dy), control2: at(right - dx, bottom))
    if hasEdges { line(to: at(left + width, bottom)) }
    curve(to: at(left, bottom - height), control1: at(left + dx, bottom), control2: at(left, bottom - dy))
    if hasEdges { line(to: at(left, top + height)) }
    curve(to: at(left + width, top), control1: at(left, top + dy), control2: at(left + dx, top))
    if hasEdges { line(to: at(right - width, top)) }
    curve(to: at(right, top + height), control1: at(right - dx, top), control2: at(right, top + dy))
    close()
  }

  /// The rectangle that this path is, when it is one.
  var asRect: CGRect? {
    let shape = kinds.last == .closeSubpath ? kinds.dropLast() : kinds[...]
    guard shape.first == .moveToPoint, shape.dropFirst().allSatisfy({ $0 == .addLineToPoint }) else { return nil }
    guard points.count == 4 || points.count == 5 && points[0] == points[4] else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let across = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let along = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return across || along ? controlBounds : nil
  }
}
