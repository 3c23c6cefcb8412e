import CoreGraphics
import Foundation

nonisolated extension UIBezierPath {
  /// A path that runs through the same points the other way; its subpaths also come in opposite order.
  ///
  /// By the winding rule a reversed path inside of another cuts a hole into it.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    result.takeStyle(of: self)
    for subpath in Subpath.all(of: elements).reversed() { subpath.addReversed(to: result.elements) }
    return result
  }
}

/// A part of a path from one move to the next.
private nonisolated struct Subpath {
  var start: CGPoint
  /// The control points and the end of each line (none), quadratic (one) or cubic (two) curve.
  var steps: [(controls: [CGPoint], end: CGPoint)] = []
  var isClosed = false

  static func all(of path: CGPath) -> [Subpath] {
    var found: [Subpath] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: found.append(Subpath(start: points[0]))
      case .closeSubpath: found[found.count - 1].isClosed = true
      case .addLineToPoint: found[found.count - 1].steps.append(([], points[0]))
      case .addQuadCurveToPoint: found[found.count - 1].steps.append(([points[0]], points[1]))
      case .addCurveToPoint: found[found.count - 1].steps.append(([points[0], points[1]], points[2]))
      }
    }
    return found
  }

  func addReversed(to path: CGMutablePath) {
    path.move(to: steps.last?.end ?? start)
    for (index, step) in steps.enumerated().reversed() {
      let end = index > 0 ? steps[index - 1].end : start
      switch step.controls.count {
      case 0: path.addLine(to: end)
      case 1: path.addQuadCurve(to: end, control: step.controls[0])
      default: path.addCurve(to: end, control1: step.controls[1], control2: step.controls[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
