package import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// Pixels that were made for a layer, and of what.
  struct Raster: Sendable {
    var color: CGColor?
    var scale: CGFloat
    var pixels: CGImage
  }

  /// The image as upright pixels, for a layer's contents.
  ///
  /// Pixels that need no work are handed out as they are; what had to be made is kept for the next call with the same
  /// arguments.
  ///
  /// - Parameters:
  ///   - color: The colour of a template; nil for the image's own colours or its own tint.
  ///   - screenScale: Pixels a point for symbols, which have no pixels of their own.
  /// - Returns: The pixels and how many of them make a point; nil of an empty image.
  package func pixels(color: CGColor?, screenScale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    let color = color ?? style.tint?.cgColor
    if case .pixels(let image) = content, color == nil, style.orientation == .up { return (image, scale) }
    let scale = isSymbolImage ? screenScale : self.scale
    let known = raster.value
    if let known, known.scale == scale, known.color == color { return (known.pixels, scale) }
    guard let made = rasterized(color: color, scale: scale) else { return nil }
    raster.value = Raster(color: color, scale: scale, pixels: made)
    return (made, scale)
  }

  private func rasterized(color: CGColor?, scale: CGFloat) -> CGImage? {
    let bounds = CGRect(origin: .zero, size: size)
    guard !bounds.isEmpty, let context = ImageContext.make(bounds: bounds, scale: scale, opaque: false) else {
      return nil
    }
    // A resizable image in its own size is the whole image; its parts need not be cut.
    let plain = style.isResizable ? restyled { $0.isResizable = false } : self
    plain.draw(in: bounds, of: context, color: color)
    return context.unsafeSharedImage
  }
}
