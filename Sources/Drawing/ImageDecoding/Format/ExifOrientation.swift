/// How a camera says that its picture must be turned, 1...8 (Exif 2.3, tag 0x0112).
enum ExifOrientation: UInt16 {
  case upright = 1
  case mirrored, upsideDown, upsideDownMirrored, mirroredThenLeft, right, mirroredThenRight, left

  /// Reads the tag from a TIFF structure, as the Exif chunk of a WebP file holds it; upright when there is none.
  init(tiff bytes: UnsafeRawBufferPointer) {
    self = Self.find(in: bytes) ?? .upright
  }

  private static func find(in bytes: UnsafeRawBufferPointer) -> ExifOrientation? {
    guard bytes.count >= 14 else { return nil }
    let isBig: Bool
    switch (bytes[0], bytes[1]) {
    case (0x4D, 0x4D): isBig = true
    case (0x49, 0x49): isBig = false
    default: return nil
    }
    func short(_ offset: Int) -> UInt16 {
      let raw = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      return isBig ? UInt16(bigEndian: raw) : UInt16(littleEndian: raw)
    }
    let directory = Int(isBig ? bytes.bigEndian32(at: 4) : bytes.littleEndian32(at: 4))
    guard directory + 2 <= bytes.count else { return nil }
    for entry in 0..<Int(short(directory)) {
      let offset = directory + 2 + 12 * entry
      guard offset + 12 <= bytes.count else { return nil }
      if short(offset) == 0x0112 { return ExifOrientation(rawValue: short(offset + 8)) }
    }
    return nil
  }

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// Where the pixel of the turned picture comes from.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .upsideDownMirrored: (x, height - 1 - y)
    case .mirroredThenLeft: (y, x)
    case .right: (y, height - 1 - x)
    case .mirroredThenRight: (width - 1 - y, height - 1 - x)
    case .left: (width - 1 - y, x)
    }
  }
}
