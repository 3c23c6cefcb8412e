public import CoreGraphics
import Foundation

nonisolated extension UIBezierPath {
  /// Creates a path of a rectangle with circular corners; a radius over half of a side is cut down to it.
  ///
  /// The corners are true arcs; since version 7, iOS begins its corners a little earlier and flatter.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle, some corners of which are elliptic.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Which corners are round.
  ///   - cornerRadii: Half of the axes of the ellipses; beyond half of a side they are cut down to it.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rect = rect.standardized
    let radii = CGSize(
      width: min(max(cornerRadii.width, 0), rect.width / 2), height: min(max(cornerRadii.height, 0), rect.height / 2))
    guard radii.width > 0, radii.height > 0, !rect.isNull else {
      elements.addRect(rect)
      return
    }
    addCorners(of: rect, rounded: corners, radii: radii)
  }

  /// Goes clockwise from the left end of the top side, around one corner after the other.
  private func addCorners(of rect: CGRect, rounded corners: UIRectCorner, radii: CGSize) {
    let (width, height) = (radii.width, radii.height)
    let unit = [
      Corner(name: .topRight, point: CGPoint(x: rect.maxX, y: rect.minY), from: (-width, 0), to: (0, height)),
      Corner(name: .bottomRight, point: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -height), to: (-width, 0)),
      Corner(name: .bottomLeft, point: CGPoint(x: rect.minX, y: rect.maxY), from: (width, 0), to: (0, -height)),
      Corner(name: .topLeft, point: CGPoint(x: rect.minX, y: rect.minY), from: (0, height), to: (width, 0)),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    for corner in unit {
      guard corners.contains(corner.name) else {
        addLine(to: corner.point)
        continue
      }
      addLine(to: corner.at(corner.from))
      addCurve(
        to: corner.at(corner.to), controlPoint1: corner.at(corner.from, pulled: Corner.slack),
        controlPoint2: corner.at(corner.to, pulled: Corner.slack))
    }
    close()
  }
}

/// A corner of a rectangle: the steps from its point to where the rounding begins and ends.
private nonisolated struct Corner {
  var name: UIRectCorner
  var point: CGPoint
  var from: (CGFloat, CGFloat)
  var to: (CGFloat, CGFloat)

  /// What is left of the step at a control point of a quarter of a circle: 1 - 4/3 (sqrt 2 - 1).
  static let slack: CGFloat = 0.447_715_250_169_206_4

  func at(_ step: (CGFloat, CGFloat), pulled part: CGFloat = 1) -> CGPoint {
    CGPoint(x: point.x + step.0 * part, y: point.y + step.1 * part)
  }
}
