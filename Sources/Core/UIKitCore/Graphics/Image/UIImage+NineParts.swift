import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// Draws the corners in their own size, the edges along one side and the middle along both sides resized.
  ///
  /// - Parameters:
  ///   - image: The upright pixels, or their shape.
  ///   - rect: Where to; narrower than both edges together, the edges shrink in proportion.
  ///   - context: A context whose y points down.
  func drawParts(of image: CGImage, in rect: CGRect, of context: CGContext) {
    let columns = Band.bands(
      first: style.capInsets.left, last: style.capInsets.right, pixels: image.width, scale: scale, from: rect.minX,
      over: rect.width)
    let rows = Band.bands(
      first: style.capInsets.top, last: style.capInsets.bottom, pixels: image.height, scale: scale, from: rect.minY,
      over: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.source, y: row.source, width: column.pixels, height: row.pixels)
        let target = CGRect(x: column.target, y: row.target, width: column.length, height: row.length)
        guard target.width > 0, target.height > 0, let part = image.cropping(to: source) else { continue }
        let own = CGSize(
          width: column.isMiddle ? column.pixels / scale : column.length,
          height: row.isMiddle ? row.pixels / scale : row.length)
        if style.resizingMode == .stretch || own == target.size || part.width == 1 && part.height == 1 {
          context.drawUpright(part, in: target)
        } else {
          context.saveGState()
          context.tile(part, size: own, over: target)
          context.restoreGState()
        }
      }
    }
  }
}

/// One of the three parts of an image along one direction.
private nonisolated struct Band {
  /// Where it begins in the image, and its length there, in pixels.
  var source: CGFloat
  var pixels: CGFloat
  /// Where it goes, and its length there, in points.
  var target: CGFloat
  var length: CGFloat
  var isMiddle: Bool

  static func bands(
    first: CGFloat, last: CGFloat, pixels: Int, scale: CGFloat, from start: CGFloat, over length: CGFloat
  ) -> [Band] {
    let total = CGFloat(pixels)
    // At least one pixel must remain to be resized.
    let begin = min(max((first * scale).rounded(), 0), total - 1)
    let end = min(max((last * scale).rounded(), 0), total - 1 - begin)
    let shrink = min(1, length * scale / max(begin + end, 1))
    let (head, tail) = (begin / scale * shrink, end / scale * shrink)
    return [
      Band(source: 0, pixels: begin, target: start, length: head, isMiddle: false),
      Band(
        source: begin, pixels: total - begin - end, target: start + head, length: max(length - head - tail, 0),
        isMiddle: true),
      Band(source: total - end, pixels: end, target: start + length - tail, length: tail, isMiddle: false),
    ]
  }
}
