/// A file format of pictures that can be decoded.
public enum ImageFormat: String, CaseIterable, Sendable {
  /// Portable Network Graphics.
  case png
  /// JPEG in JFIF or Exif files.
  case jpeg
  /// GIF, of which the first frame is decoded.
  case gif
  /// Scalable Vector Graphics, with librsvg's loader installed.
  case svg
  /// AVIF, with libavif's loader installed.
  case avif
  /// WebP, of which the first frame is decoded.
  case webp

  /// Recognises the format by the first bytes, as the formats' own specifications say; nil for any other.
  public init?(bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(1_024))
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      head.count >= offset + text.utf8.count && head[offset...].starts(with: text.utf8)
    }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts("GIF87a") || starts("GIF89a") {
      self = .gif
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webp
    } else if starts("ftyp", at: 4), starts("avif", at: 8) || starts("avis", at: 8) || starts("mif1", at: 8) {
      self = .avif
    } else if Self.isSVG(head) {
      self = .svg
    } else {
      return nil
    }
  }

  /// An SVG file is text that begins with a tag, and `<svg` is not far.
  private static func isSVG(_ head: [UInt8]) -> Bool {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    guard let first = text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }), first == UInt8(ascii: "<") else {
      return false
    }
    let tag = Array("<svg".utf8)
    return text.indices.contains { text[$0...].starts(with: tag) }
  }

  /// The name of gdk-pixbuf's loader; WebP has none.
  var loaderName: String? { self == .webp ? nil : rawValue }
}
