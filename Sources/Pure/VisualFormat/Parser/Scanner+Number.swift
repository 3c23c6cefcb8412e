extension Scanner {
  /// A number without a sign, as C writes it whatever the locale, if one stands here.
  mutating func number() throws(Failure) -> Double? {
    guard Self.isDigit(next) || next == .dot else { return nil }
    let start = offset
    var digits: UInt64 = 0
    var significant = 0
    var scale = 0
    let whole = scanDigits(&digits, &significant)
    var fraction = 0
    if next == .dot {
      offset += 1
      fraction = scanDigits(&digits, &significant)
      scale = -fraction
    }
    guard whole + fraction > 0 else {
      offset = start
      throw Failure(expected: "a number", offset: start)
    }
    let hasExponent = skipExponent()
    let end = offset
    skipBlanks()
    // Up to 2^53 and 10^22 both numbers are exact, and one division rounds once.
    if significant <= 15, scale >= -22, !hasExponent { return Double(digits) / Self.powersOfTen[-scale] }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    guard let value = Double(text.hasSuffix(".") ? text + "0" : text), value.isFinite else {
      throw Failure(kind: .badNumber, expected: "a finite number", found: "'\(text)'", offset: start)
    }
    return value
  }

  private mutating func scanDigits(_ digits: inout UInt64, _ significant: inout Int) -> Int {
    let start = offset
    while Self.isDigit(next) {
      if significant > 0 || next != UInt8(ascii: "0") { significant += 1 }
      if significant <= 15 { digits = digits &* 10 &+ UInt64(next &- UInt8(ascii: "0")) }
      offset += 1
    }
    return offset - start
  }

  /// Passes over an exponent; a letter without digits after it is none.
  private mutating func skipExponent() -> Bool {
    guard next | 0x20 == UInt8(ascii: "e") else { return false }
    let start = offset
    offset += 1
    if next == .dash || next == UInt8(ascii: "+") { offset += 1 }
    guard Self.isDigit(next) else {
      offset = start
      return false
    }
    while Self.isDigit(next) { offset += 1 }
    return true
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
