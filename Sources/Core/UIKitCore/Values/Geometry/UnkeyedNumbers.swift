import Foundation

// Apple encodes its geometric values as bare numbers in a fixed order. Doing the same makes archives written on
// one platform readable on the other.

nonisolated extension Decoder {
  /// Reads so many numbers without keys; throws `DecodingError` when there are fewer.
  func unkeyedNumbers(_ count: Int) throws -> [CGFloat] {
    var container = try unkeyedContainer()
    return try (0..<count).map { _ in try container.decode(CGFloat.self) }
  }
}

nonisolated extension Encoder {
  /// Writes the numbers without keys.
  func encodeUnkeyed(_ numbers: [CGFloat]) throws {
    var container = unkeyedContainer()
    for number in numbers { try container.encode(number) }
  }
}
