/// Why a picture could not be decoded.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// The first bytes belong to no format that is known.
  case unrecognised(firstBytes: [UInt8])
  /// The format is known, but no decoder for it is installed.
  case decoderMissing(ImageFormat)
  /// The file is not as its format wants it; the message is the decoder's own.
  case malformed(ImageFormat, message: String)
  /// The file ends too early, after that many bytes.
  case truncated(ImageFormat, bytes: Int)
  /// The file has more bytes than the limit.
  case tooManyBytes(count: Int, limit: Int)
  /// The picture has more pixels than the limit, or a side beyond it; nothing was decoded.
  case tooManyPixels(width: Int, height: Int, limits: ImageLimits)
  /// There was no memory for the pixels.
  case outOfMemory(width: Int, height: Int)
}

extension ImageDecodingError: CustomStringConvertible {
  /// The error in words, with what it is about.
  public var description: String {
    switch self {
    case .unrecognised(let bytes):
      let shown = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
      return "not a picture of a known format; it begins with [\(shown)]"
    case .decoderMissing(let format):
      let package = format == .avif ? "libavif-gdk-pixbuf" : format == .svg ? "librsvg2-common" : "gdk-pixbuf"
      return "no decoder for \(format.rawValue) is installed; the package is \(package)"
    case .malformed(let format, let message): return "malformed \(format.rawValue): \(message)"
    case .truncated(let format, let bytes): return "the \(format.rawValue) file ends too early, after \(bytes) bytes"
    case .tooManyBytes(let count, let limit): return "the file has \(count) bytes, the limit is \(limit)"
    case .tooManyPixels(let width, let height, let limits):
      return "the picture has \(width) x \(height) pixels, the limit is \(limits.maximumPixels) in all and "
        + "\(limits.maximumSide) a side"
    case .outOfMemory(let width, let height): return "no memory for \(width) x \(height) pixels"
    }
  }
}
