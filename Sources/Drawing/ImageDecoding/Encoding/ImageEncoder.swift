import CCairo
public import CoreGraphics
import Foundation

/// Writes pictures.
public enum ImageEncoder {
  /// The picture as a PNG file.
  ///
  /// Some 40 ms for 1024 x 768: in tests compare pixels, and write a file only to show a failure.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The file's bytes, or nil when there is no memory for them.
  public static func png(_ image: CGImage) -> Data? {
    var bytes = Data()
    let status = withUnsafeMutablePointer(to: &bytes) { target in
      image.bitmap.writePNG(into: target) { context, chunk, count in
        guard let context, let chunk else { return CAIRO_STATUS_WRITE_ERROR }
        context.assumingMemoryBound(to: Data.self).pointee.append(chunk, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }
    }
    return status ? bytes : nil
  }
}
