/// A place in the bytes of a text, and the tokens that can be read from there.
struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  /// The end of the last token that `accept` passed over, before the blanks after it.
  private(set) var endOfToken = 0

  /// The byte at the place, or 0 at the end; a 0 in the text ends nothing, since no rule accepts it.
  @inline(__always) var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
  @inline(__always) var isAtEnd: Bool { offset >= bytes.count }

  @inline(__always)
  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == .space || (bytes[offset] >= .tab && bytes[offset] <= .return) {
      offset += 1
    }
  }

  /// Passes over a byte and the blanks after it, if it stands here.
  @inline(__always)
  mutating func accept(_ byte: UInt8) -> Bool {
    guard next == byte, !isAtEnd else { return false }
    offset += 1
    endOfToken = offset
    skipBlanks()
    return true
  }

  /// Passes over a byte and the blanks after it, or fails because it is missing.
  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(Failure) {
    guard accept(byte) else { throw Failure(expected: "'\(Character(UnicodeScalar(byte)))'", offset: offset) }
  }

  /// A C identifier, if one stands here.
  mutating func name() throws(Failure) -> String? {
    guard Self.startsName(next) else { return nil }
    let start = offset
    while Self.startsName(next) || Self.isDigit(next) { offset += 1 }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    // What C calls numbers must not slip in as the value of a metric.
    if name == "nan" || name == "inf" {
      throw Failure(kind: .badNumber, expected: "a name or a number", found: "'\(name)'", offset: start)
    }
    skipBlanks()
    return name
  }

  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let `return` = UInt8(ascii: "\r")
  static let dash = UInt8(ascii: "-")
  static let bar = UInt8(ascii: "|")
  static let at = UInt8(ascii: "@")
  static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
}
