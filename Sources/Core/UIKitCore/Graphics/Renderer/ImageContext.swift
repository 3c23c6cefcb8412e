import CoreGraphics
import Foundation

/// Makes the contexts of images that programs draw.
nonisolated enum ImageContext {
  /// The most pixels that an image may have: 256 MiB of them.
  static let pixelLimit = 1 << 26

  /// Pixels a point of the screen as far as this thread knows.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 1
  }

  /// A context for the part `bounds` of user space; nil with a warning when its size is impossible.
  static func make(bounds: CGRect, scale: CGFloat, opaque: Bool) -> CGContext? {
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= CGFloat(pixelLimit),
      let context = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height), scale: scale, opaque: opaque)
    else {
      Warnings.report(
        "An image of \(bounds.width) x \(bounds.height) points at scale \(scale) cannot be drawn. Give it between one "
          + "and \(pixelLimit) pixels, with no side over 32,767.")
      return nil
    }
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    return context
  }
}
