import CPNG
import CoreGraphics

/// Decodes usual PNG files in their own size, straight into premultiplied pixels: a third of gdk-pixbuf's time.
enum PNGDecoder {
  /// The picture; nil for a file that is damaged, of a rare kind or to be reduced, on all of which gdk-pixbuf decides.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, target: TargetSize?
  ) throws(ImageDecodingError) -> CGImage? {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
    var (width, height) = (UInt32(0), UInt32(0))
    guard png_read_size(start, bytes.count, &width, &height) else { return nil }
    let natural = PixelSize(width: Int(width), height: Int(height))
    try limits.check(natural)
    guard target.map({ $0.size(for: natural, enlarging: false, turnable: false) == natural }) ?? true else {
      return nil
    }
    return Bitmap(width: natural.width, height: natural.height) { pixels, bytesPerRow in
      switch png_read(start, bytes.count, pixels, bytesPerRow) {
      case png_opaque: .opaque
      case png_translucent: .argb
      default: nil
      }
    }.map(CGImage.init)
  }
}
