public import CoreGraphics
import Foundation

nonisolated extension UIBezierPath {
  /// Starts a new subpath at the point.
  public func move(to point: CGPoint) {
    elements.move(to: point)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) {
    elements.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start when there is a current point.
  ///
  /// Angles are in radians; 0 points right. Clockwise is as seen on the screen, by rising angles.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means by clockwise what one sees where y points up.
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath and ends it.
  public func close() {
    elements.closeSubpath()
  }

  /// Empties the path; its style stays.
  public func removeAllPoints() {
    elements = CGMutablePath()
  }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) {
    elements.addPath(bezierPath.cgPath)
  }

  /// Moves every point by the transform.
  public func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { elements = elements.mutableCopy(using: $0) ?? elements }
  }
}

nonisolated extension UIBezierPath {
  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, control points too; zero of an empty path.
  public var bounds: CGRect { elements.isEmpty ? .zero : elements.boundingBox }

  /// Where the next element would start; zero in an empty path.
  public var currentPoint: CGPoint { elements.currentPoint }

  /// Whether the point lies inside the path by its fill rule, open subpaths taken as closed.
  public func contains(_ point: CGPoint) -> Bool {
    elements.contains(point, using: fillRule)
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
