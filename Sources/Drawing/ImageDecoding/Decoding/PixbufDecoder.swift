import CGdkPixbuf
import CoreGraphics

/// Decodes with gdk-pixbuf: JPEG, GIF, SVG, AVIF, and PNG that `PNGDecoder` leaves to it.
enum PixbufDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, format: ImageFormat, limits: ImageLimits, target: TargetSize?
  ) throws(ImageDecodingError) -> CGImage {
    guard let name = format.loaderName else { throw .decoderMissing(format) }
    var refusal: ImageDecodingError?
    let image: CGImage?
    do throws(PixbufLoader.Failure) {
      let loader = try PixbufLoader(name: name) { natural in
        let isVector = format == .svg
        let size = target?.size(for: natural, enlarging: isVector, turnable: format == .jpeg) ?? natural
        do throws(ImageDecodingError) {
          // Vectors are drawn in the final size; pixels are first decoded in their own.
          try limits.check(isVector ? size : natural)
          return size
        } catch {
          refusal = error
          return nil
        }
      }
      image = try loader.decode(bytes) { picture in
        PixelConversion.image(of: picture)
      }
    } catch {
      if let refusal { throw refusal }
      if error.isUnknownType { throw .decoderMissing(format) }
      throw format.isComplete(bytes)
        ? .malformed(format, message: error.message) : .truncated(format, bytes: bytes.count)
    }
    // Of a cut file, the loaders of both fill the rest with grey and call it a picture.
    if format == .jpeg || format == .png, !format.isComplete(bytes) { throw .truncated(format, bytes: bytes.count) }
    guard let image else { throw .outOfMemory(width: 0, height: 0) }
    return image
  }
}
