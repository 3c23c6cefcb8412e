import CoreGraphics
import Foundation

/// The shape of a symbol in a box one unit high.
nonisolated struct SymbolShape: Sendable {
  /// The width of the box.
  var width: CGFloat
  /// Lines, drawn with round ends and corners.
  var lines: CGPath?
  /// Areas, filled.
  var areas: CGPath?
  /// Lines that are cut out of the areas.
  var cuts: CGPath?

  init(width: CGFloat = 1, lines: CGPath? = nil, areas: CGPath? = nil, cuts: CGPath? = nil) {
    self.width = width
    self.lines = lines
    self.areas = areas
    self.cuts = cuts
  }

  func draw(in context: CGContext, color: CGColor, lineWidth: CGFloat) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    if cuts != nil { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    if let areas {
      context.beginPath()
      context.addPath(areas)
      context.fillPath()
    }
    if let lines { stroke(lines, in: context) }
    if let cuts {
      context.setBlendMode(.destinationOut)
      context.setStrokeColor(CGColor(gray: 0, alpha: 1))
      stroke(cuts, in: context)
      context.endTransparencyLayer()
    }
  }

  private func stroke(_ path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }
}

nonisolated extension CGPath {
  /// Open lines through the points of each list.
  static func lines(_ lists: [(CGFloat, CGFloat)]...) -> CGPath {
    let path = CGMutablePath()
    for list in lists { path.addLines(between: list.map { CGPoint(x: $0.0, y: $0.1) }) }
    return path
  }

  /// Circles by their middles and radii.
  static func circles(_ circles: (x: CGFloat, y: CGFloat, radius: CGFloat)...) -> CGPath {
    let path = CGMutablePath()
    for circle in circles {
      path.addEllipse(
        in: CGRect(
          x: circle.x - circle.radius, y: circle.y - circle.radius, width: 2 * circle.radius, height: 2 * circle.radius)
      )
    }
    return path
  }

  /// This path and the other.
  func and(_ other: CGPath) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self)
    path.addPath(other)
    return path
  }
}
