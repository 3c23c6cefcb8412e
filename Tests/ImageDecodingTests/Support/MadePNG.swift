import Foundation
import Testing

/// A PNG file of any kind, its pixels made up from a seed.
///
/// Rows are made as the file holds them, filtered: whatever the bytes are, they stand for some picture.
nonisolated struct MadePNG: Sendable, CustomTestStringConvertible {
  enum Colour: UInt8, CaseIterable, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  var width: Int
  var height: Int
  var colour: Colour
  var depth = 8
  var isInterlaced = false
  var seed: UInt64 = 1
  /// Whether alpha is full everywhere, which filters other than none would undo.
  var isPlain = false
  /// What stands before the pixels, beside the header.
  var chunks: [(name: String, content: [UInt8])] = []
  /// What stands after them.
  var lastChunks: [(name: String, content: [UInt8])] = []

  var testDescription: String {
    "\(width) x \(height) \(colour) \(depth)\(isInterlaced ? " interlaced" : "")\(chunks.map { " " + $0.name }.joined())"
  }

  var data: Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += Self.chunk(
      "IHDR",
      Self.big(UInt32(width)) + Self.big(UInt32(height)) + [UInt8(depth), colour.rawValue, 0, 0, isInterlaced ? 1 : 0])
    for (name, content) in chunks { bytes += Self.chunk(name, content) }
    bytes += Self.chunk("IDAT", Self.zlib(rows))
    for (name, content) in lastChunks { bytes += Self.chunk(name, content) }
    return Data(bytes + Self.chunk("IEND", []))
  }

  /// The parts of an interlaced picture: where they begin, and the distance of their pixels.
  private static let passes: [(x: Int, y: Int, dx: Int, dy: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  var rows: [UInt8] {
    var random = Random(state: seed)
    var rows: [UInt8] = []
    for pass in isInterlaced ? Self.passes : [(x: 0, y: 0, dx: 1, dy: 1)] {
      let (wide, high) = ((width - pass.x + pass.dx - 1) / pass.dx, (height - pass.y + pass.dy - 1) / pass.dy)
      guard wide > 0 else { continue }
      for _ in 0..<max(high, 0) {
        rows.append(isPlain ? 0 : UInt8(random.below(5)))
        for index in 0..<(wide * depth * colour.channels + 7) / 8 {
          rows.append(isPlain && index % 4 == 3 ? 255 : UInt8(random.below(256)))
        }
      }
    }
    return rows
  }

  // MARK: Bytes

  static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(UInt32(content.count)) + body + big(checksum(body))
  }

  /// CRC-32.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }

  /// A stream of blocks that are not compressed.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(bytes.count, 1), by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [start + 65_535 >= bytes.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    var (first, second) = (UInt32(1), UInt32(0))
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return stream + big(second << 16 | first)
  }

  struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
