extension TextSource {
  /// The start of the character that holds the byte, or the text's end.
  func characterStart(atOrBefore offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    var start = max(offset, 0)
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// The text from a byte up to the next line separator, looked for within so many bytes.
  ///
  /// `isWhole` says that a separator or the end was found, `isFollowed` that there is text after the separator.
  func line(from start: Int, within limit: Int) -> (end: Int, isWhole: Bool, isFollowed: Bool) {
    let stop = limit >= bytes.count - start ? bytes.count : characterStart(atOrBefore: start + limit)
    var index = start
    while index < stop {
      if let length = separatorLength(at: index) {
        return (index, true, index + length < bytes.count)
      }
      index += 1
    }
    return (stop, stop == bytes.count, false)
  }

  /// The bytes of the separator that begins there: LF, VT, FF, CR, CR LF, NEL, LS or PS.
  private func separatorLength(at index: Int) -> Int? {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A, 0x0B, 0x0C: return 1
    case 0xC2: return byte(1) == 0x85 ? 2 : nil
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : nil
    default: return nil
    }
  }
}
