import CCairo

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { cairo_new_path(cairo) }

  /// Starts a new subpath.
  public func move(to point: CGPoint) {
    if point.isFinite { cairo_move_to(cairo, point.x, point.y) }
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    if point.isFinite { cairo_line_to(cairo, point.x, point.y) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite else { return }
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let cubic = CubicCurve(from: isPathEmpty ? control : currentPointOfPath, quadControl: control, end: end)
    addCurve(to: end, control1: cubic.control1, control2: cubic.control2)
  }

  /// Ends the subpath with a line to its start.
  public func closePath() { cairo_close_path(cairo) }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    guard let box = rect.drawable(within: boundingBoxOfClipPath) else { return }
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Starts at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach(addLine)
  }

  /// Adds the closed ellipse that touches the rectangle's edges.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  /// Adds an arc; clockwise means by falling angles, as with `CGMutablePath`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    add(Arc(center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
  }

  /// Adds an arc that rounds the corner of two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let from = isPathEmpty ? tangent1End : currentPointOfPath
    guard let arc = Arc(from: from, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End)
    }
    add(arc)
  }

  private func add(_ arc: Arc) {
    var elements = PathElements()
    elements.addArc(arc, transform: .identity)
    append(elements, joining: !isPathEmpty)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) { append(path.elements, joining: false) }

  func append(_ elements: PathElements, joining: Bool) {
    guard elements.points.allSatisfy(\.isFinite) else { return }
    var joins = joining
    elements.forEach { kind, before, own in
      let first = own.startIndex
      switch kind {
      case .moveToPoint where joins: addLine(to: own[first])
      case .moveToPoint: move(to: own[first])
      case .addLineToPoint: addLine(to: own[first])
      case .addQuadCurveToPoint:
        let cubic = CubicCurve(from: before, quadControl: own[first], end: own[first + 1])
        addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
      case .addCurveToPoint: addCurve(to: own[first + 2], control1: own[first], control2: own[first + 1])
      case .closeSubpath: closePath()
      }
      joins = false
    }
  }

  /// Whether there is no path.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// Where the path goes on, in user space.
  public var currentPointOfPath: CGPoint {
    var point = CGPoint.zero
    cairo_get_current_point(cairo, &point.x.native, &point.y.native)
    return point
  }

  /// The smallest rectangle around the path, in user space; null without one.
  public var boundingBoxOfPath: CGRect {
    guard !isPathEmpty else { return .null }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// The current path in user space, its quadratic curves raised to cubic ones; nil without one.
  public var path: CGPath? {
    guard !isPathEmpty, let copied = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copied) }
    guard let data = copied.pointee.data else { return nil }
    var elements = PathElements()
    var index = 0
    while index < Int(copied.pointee.num_data) {
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
      }
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: elements.move(to: point(1))
      case CAIRO_PATH_LINE_TO: elements.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: elements.curve(to: point(3), control1: point(1), control2: point(2))
      default: elements.close()
      }
      index += max(Int(data[index].header.length), 1)
    }
    return CGPath(elements: elements)
  }

  /// Whether the mode would paint the point, in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let isFilled = mode != .stroke && cairo_in_fill(cairo, point.x, point.y) != 0
    let isStroked = mode != .fill && mode != .eoFill && cairo_in_stroke(cairo, point.x, point.y) != 0
    return isFilled || isStroked
  }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by winding number.
  case fill
  /// Filled by even and odd.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by winding number, then stroked.
  case fillStroke
  /// Filled by even and odd, then stroked.
  case eoFillStroke
}
