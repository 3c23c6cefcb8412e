public import CoreGraphics

public import struct Foundation.Data

/// Decodes pictures of any known format.
///
///     let image = try ImageDecoder.decode(data, targetPixelSize: CGSize(width: 90, height: 90))
///
/// Every call works on its own; call it from any thread, and preferably not from the main one.
public enum ImageDecoder {
  /// Decodes a picture, turned upright as its Exif orientation says.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - limits: What the picture may cost.
  ///   - targetPixelSize: The pixels that the picture has to cover. It is reduced, with its aspect kept, to the smallest
  ///     size that does; a picture of pixels is never enlarged, one of vectors is drawn in that size.
  /// - Returns: An image of premultiplied pixels, opaque when no pixel is seen through.
  /// - Throws: `ImageDecodingError`.
  public static func decode(
    _ data: Data, limits: ImageLimits = ImageLimits(), targetPixelSize: CGSize? = nil
  ) throws(ImageDecodingError) -> CGImage {
    // Typed errors do not pass through `withUnsafeBytes`; a result does.
    try data.withUnsafeBytes { result(of: $0, limits, targetPixelSize) }.get()
  }

  /// Decodes a picture from bytes, as `decode(_:limits:targetPixelSize:)` does from data.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = ImageLimits(), targetPixelSize: CGSize? = nil
  ) throws(ImageDecodingError) -> CGImage {
    try bytes.withUnsafeBytes { result(of: $0, limits, targetPixelSize) }.get()
  }

  private static func result(
    of bytes: UnsafeRawBufferPointer, _ limits: ImageLimits, _ targetPixelSize: CGSize?
  ) -> Result<CGImage, ImageDecodingError> {
    let target = targetPixelSize.flatMap(TargetSize.init)
    do throws(ImageDecodingError) {
      try limits.check(bytes: bytes.count)
      guard let format = ImageFormat(bytes: bytes) else { throw .unrecognised(firstBytes: Array(bytes.prefix(8))) }
      if format == .webp { return .success(try WebPDecoder.decode(bytes, limits: limits, target: target)) }
      if format == .png, let image = try PNGDecoder.decode(bytes, limits: limits, target: target) {
        return .success(image)
      }
      return .success(try PixbufDecoder.decode(bytes, format: format, limits: limits, target: target))
    } catch {
      return .failure(error)
    }
  }
}

/// A size in whole pixels.
struct PixelSize: Equatable {
  var width: Int
  var height: Int
}

/// The pixels that a picture has to cover.
struct TargetSize {
  var width: CGFloat
  var height: CGFloat

  init?(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
    (width, height) = (size.width, size.height)
  }

  /// The size to decode a picture in.
  ///
  /// A decoder says its size before it says that it lies on its side, so the picture covers the target either way.
  func size(for natural: PixelSize, enlarging: Bool, turnable: Bool) -> PixelSize {
    let (w, h) = (CGFloat(max(natural.width, 1)), CGFloat(max(natural.height, 1)))
    let upright = max(self.width / w, self.height / h)
    let scale = turnable ? max(upright, self.width / h, self.height / w) : upright
    guard enlarging || scale < 1 else { return natural }
    func side(_ length: CGFloat) -> Int { max(Int(min((length * scale - 1e-6).rounded(.up), 1e6)), 1) }
    return PixelSize(width: side(w), height: side(h))
  }
}
