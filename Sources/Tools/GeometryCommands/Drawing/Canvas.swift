import CoreGraphics
import Foundation
import ImageDecoding
import Typesetting

/// A picture that is drawn to be looked at: y points down, lengths are in points.
struct Canvas {
  private let context: CGContext

  /// Makes a white canvas.
  ///
  /// - Throws: if there is no memory for the pixels, or the canvas is too large for a picture.
  init(size: CGSize, scale: CGFloat) throws(CommandError) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width <= 32_000, height <= 32_000, width * height <= 64e6,
      let context = CGContext(
        pixelsWide: max(1, Int(width)), pixelsHigh: max(1, Int(height)), scale: scale, opaque: true)
    else { throw .failed("a picture of \(jsonText(width)) x \(jsonText(height)) pixels cannot be drawn") }
    self.context = context
    fill(CGRect(origin: .zero, size: size), Palette.paper)
  }

  func fill(_ rect: CGRect, _ color: CGColor) {
    context.setFillColor(color)
    context.fill(rect.standardized)
  }

  /// Draws a rectangle's border inside of it.
  func stroke(_ rect: CGRect, _ color: CGColor, width: CGFloat = 1, isDashed: Bool = false) {
    context.setStrokeColor(color)
    context.setLineDash(phase: 0, lengths: isDashed ? [4, 3] : [])
    context.stroke(rect.standardized.insetBy(dx: width / 2, dy: width / 2), width: width)
    context.setLineDash(phase: 0, lengths: [])
  }

  /// Fills and outlines the polygon between points.
  func polygon(_ points: [CGPoint], fill: CGColor, stroke: CGColor) {
    context.setFillColor(fill)
    context.setStrokeColor(stroke)
    context.setLineWidth(1)
    context.beginPath()
    context.addLines(between: points)
    context.closePath()
    context.drawPath(using: .fillStroke)
  }

  /// Draws one line of text, cut to a width.
  func text(_ text: String, at point: CGPoint, width: CGFloat, size: CGFloat, _ color: CGColor) {
    guard width >= size else { return }
    let content = TextContent(text, font: Font(size: size), color: color)
    let options = TextOptions(width: width, lineLimit: 1, truncation: .tail)
    TextLayout(content, options).draw(in: context, at: point)
  }

  func png() throws(CommandError) -> Data {
    guard let image = context.makeImage(), let data = ImageEncoder.png(image) else {
      throw .failed("there is no memory for the picture")
    }
    return data
  }
}
