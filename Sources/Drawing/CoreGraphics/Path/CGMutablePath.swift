/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public convenience init() { self.init(elements: PathElements()) }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.line(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.curve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a straight line to the subpath's start and ends the subpath.
  public func closeSubpath() { elements.close() }
}

extension CGMutablePath {
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform: transform)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { elements.addRect(rect, transform: transform) }
  }

  /// Starts at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the closed ellipse that touches the rectangle's edges.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform: transform)
  }

  /// Adds a closed rectangle with elliptic corners; corners larger than half of it are cut down to that.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Adds an arc of a circle, with a line to its start when there is a current point.
  ///
  /// Clockwise means by falling angles, as one sees it with y pointing up; in a view, where y points down, such an arc
  /// looks anticlockwise, exactly as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      Arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise), transform: transform)
  }

  /// Adds an arc of a circle given by the angle it covers.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addArc(Arc(center: center, radius: radius, start: startAngle, delta: delta), transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to the first point and from there to the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let current = elements.current.map { $0.applying(transform.inverted()) } ?? tangent1End
    guard let arc = Arc(from: current, corner: tangent1End, to: tangent2End, radius: radius) else {
      return elements.line(to: tangent1End.applying(transform))
    }
    elements.addArc(arc, transform: transform)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform: transform)
  }
}
