import CWebP
import CoreGraphics

/// The first frame of an animated WebP file, which the plain decoder refuses.
enum WebPAnimation {
  static func firstFrame(
    _ bytes: UnsafeRawBufferPointer, size: PixelSize
  ) throws(ImageDecodingError) -> CGImage {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw .decoderMissing(.webp) }
    options.color_mode = MODE_bgrA
    var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      if !ImageFormat.webp.isComplete(bytes) { throw .truncated(.webp, bytes: bytes.count) }
      throw .malformed(.webp, message: "the animation has no frames that fit")
    }
    defer { WebPAnimDecoderDelete(decoder) }
    var frame: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &frame, &time) != 0, let frame else {
      throw .malformed(.webp, message: "the first frame of the animation cannot be decoded")
    }
    guard let bitmap = Bitmap(width: size.width, height: size.height, format: .argb) else {
      throw .outOfMemory(width: size.width, height: size.height)
    }
    for y in 0..<size.height {
      (bitmap.data + y * bitmap.bytesPerRow).copyMemory(from: frame + y * size.width * 4, byteCount: size.width * 4)
    }
    bitmap.markDirty()
    return CGImage(bitmap)
  }
}
