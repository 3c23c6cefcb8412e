extension ImageFormat {
  /// Whether the file's own end is there; decoders themselves often take a cut file for a broken or even a whole one.
  func isComplete(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .png: Self.chunksEnd(bytes)
    case .jpeg: Self.hasEndOfImage(bytes)
    case .gif: bytes.last { $0 != 0 } == 0x3B
    case .webp: bytes.count >= 12 && UInt64(bytes.littleEndian32(at: 4)) + 8 <= UInt64(bytes.count)
    case .svg: bytes.suffix(4_096).contains(sequence: "</svg") || bytes.suffix(4_096).contains(sequence: "/>")
    case .avif: Self.boxesEnd(bytes)
    }
  }

  /// JPEG ends in FF D9; some cameras append data of their own.
  private static func hasEndOfImage(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = bytes.count - 2
    while index > 1 {
      if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
      // Entropy-coded data is full of FF 00, other markers end a segment; only zeros and appended data are skipped.
      index -= 1
    }
    return false
  }

  /// A PNG file is a row of chunks - length, name, content, checksum - the last of which is named IEND.
  private static func chunksEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 8
    while offset + 12 <= bytes.count {
      let next = offset + 12 + Int(bytes.bigEndian32(at: offset))
      if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return next <= bytes.count }
      offset = next
    }
    return false
  }

  /// An ISO file is a row of boxes, each of which says its length.
  private static func boxesEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= bytes.count {
      let length = Int(bytes.bigEndian32(at: offset))
      if length == 0 { return true }
      guard length >= 8 else { return false }
      offset += length
    }
    return offset == bytes.count
  }
}

extension UnsafeRawBufferPointer {
  func littleEndian32(at offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func bigEndian32(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

extension Collection<UInt8> {
  func contains(sequence text: String) -> Bool {
    let wanted = Array(text.utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
