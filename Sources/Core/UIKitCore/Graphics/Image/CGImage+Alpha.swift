import CoreGraphics
import Foundation

nonisolated extension CGImage {
  /// A mask as opaque as this image, or nil when memory is short.
  var alphaOnly: CGImage? {
    guard let mask = Bitmap(width: width, height: height, format: .alpha) else { return nil }
    for y in 0..<height {
      let source = bitmap.data + y * bitmap.bytesPerRow
      let target = mask.data + y * mask.bytesPerRow
      for x in 0..<width {
        let alpha =
          isOpaque ? 255 : UInt8(truncatingIfNeeded: source.load(fromByteOffset: x * 4, as: UInt32.self) >> 24)
        target.storeBytes(of: alpha, toByteOffset: x, as: UInt8.self)
      }
    }
    mask.markDirty()
    return CGImage(mask)
  }
}
