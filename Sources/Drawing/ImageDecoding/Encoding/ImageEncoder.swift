import CPNG
public import CoreGraphics
import Foundation

/// Writes pictures.
public enum ImageEncoder {
  /// The picture as a PNG file.
  ///
  /// Some 6 ms for 1024 x 768: in tests compare pixels, and write a file only to show a failure.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The file's bytes, or nil when there is no memory for them.
  public static func png(_ image: CGImage) -> Data? {
    let bitmap = image.bitmap
    let format =
      switch bitmap.format {
      case .argb: png_pixels_argb
      case .opaque: png_pixels_opaque
      case .alpha: png_pixels_grey
      }
    var bytes = Data()
    let isWritten = withUnsafeMutablePointer(to: &bytes) { target in
      png_write(
        bitmap.data, UInt32(bitmap.width), UInt32(bitmap.height), bitmap.bytesPerRow, format, target
      ) { target, chunk, count in
        target?.assumingMemoryBound(to: Data.self).pointee.append(chunk, count: count)
      }
    }
    return isWritten ? bytes : nil
  }
}
