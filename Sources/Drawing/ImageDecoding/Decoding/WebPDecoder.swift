import CWebP
import CoreGraphics

/// Decodes with libwebp, straight into premultiplied pixels and in the size that is wanted.
enum WebPDecoder {
  static func decode(
    _ bytes: UnsafeRawBufferPointer, limits: ImageLimits, target: TargetSize?
  ) throws(ImageDecodingError) -> CGImage {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw .decoderMissing(.webp) }
    let found = WebPGetFeatures(start, bytes.count, &config.input)
    guard found == VP8_STATUS_OK else { throw failure(found, bytes) }
    let natural = PixelSize(width: Int(config.input.width), height: Int(config.input.height))
    try limits.check(natural)
    let orientation = ExifOrientation(webp: bytes)
    let size = target?.size(for: natural, enlarging: false, turnable: orientation.swapsSides) ?? natural
    if config.input.has_animation != 0 {
      return try WebPAnimation.firstFrame(bytes, size: natural).resized(to: size).turned(orientation)
    }
    let isOpaque = config.input.has_alpha == 0
    guard let bitmap = Bitmap(width: size.width, height: size.height, format: isOpaque ? .opaque : .argb) else {
      throw .outOfMemory(width: size.width, height: size.height)
    }
    if size != natural {
      config.options.use_scaling = 1
      config.options.scaled_width = Int32(size.width)
      config.options.scaled_height = Int32(size.height)
    }
    // Bytes B, G, R, A are Cairo's pixels on a little-endian machine; A, R, G, B on a big-endian one.
    config.output.colorspace = 1.littleEndian == 1 ? MODE_bgrA : MODE_Argb
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba = bitmap.data.assumingMemoryBound(to: UInt8.self)
    config.output.u.RGBA.stride = Int32(bitmap.bytesPerRow)
    config.output.u.RGBA.size = bitmap.bytesPerRow * size.height
    let status = WebPDecode(start, bytes.count, &config)
    WebPFreeDecBuffer(&config.output)
    guard status == VP8_STATUS_OK else { throw failure(status, bytes) }
    bitmap.markDirty()
    return CGImage(bitmap).turned(orientation)
  }

  private static func failure(_ status: VP8StatusCode, _ bytes: UnsafeRawBufferPointer) -> ImageDecodingError {
    if status == VP8_STATUS_NOT_ENOUGH_DATA || status == VP8_STATUS_SUSPENDED || !ImageFormat.webp.isComplete(bytes) {
      return .truncated(.webp, bytes: bytes.count)
    }
    if status == VP8_STATUS_OUT_OF_MEMORY { return .outOfMemory(width: 0, height: 0) }
    return .malformed(.webp, message: "libwebp's status \(status.rawValue)")
  }
}

extension ExifOrientation {
  /// Reads the Exif chunk of a WebP file (RIFF: a name, a length, content padded to even).
  init(webp bytes: UnsafeRawBufferPointer) {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = Int(bytes.littleEndian32(at: offset + 4))
      let content = offset + 8
      guard content + length <= bytes.count else { break }
      if bytes[offset..<offset + 4].elementsEqual("EXIF".utf8) {
        self.init(tiff: UnsafeRawBufferPointer(rebasing: bytes[content..<content + length]))
        return
      }
      offset = content + length + length % 2
    }
    self = .upright
  }
}

extension CGImage {
  /// The image turned as the orientation says.
  func turned(_ orientation: ExifOrientation) -> CGImage {
    let isSwapped = orientation.swapsSides
    guard orientation != .upright,
      let turned = Bitmap(
        width: isSwapped ? height : width, height: isSwapped ? width : height, format: bitmap.format)
    else { return self }
    for y in 0..<turned.height {
      let row = (turned.data + y * turned.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<turned.width {
        let from = orientation.source(x: x, y: y, width: width, height: height)
        row[x] = bitmap.data.load(fromByteOffset: from.y * bytesPerRow + from.x * 4, as: UInt32.self)
      }
    }
    turned.markDirty()
    return CGImage(turned)
  }
}
