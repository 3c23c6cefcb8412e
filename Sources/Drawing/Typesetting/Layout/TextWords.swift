import CPango

/// The words of a text: by Unicode's rules, and by dictionaries in languages that write without spaces.
///
///     TextWords("Ada, 李小龙").ranges   // Ada: 0..<3, and the name
///
/// Complexity: linear in the text.
public struct TextWords: Sendable {
  /// The words in their order, in UTF-8 bytes; what lies between them is no word.
  public let ranges: [Range<Int>]

  /// Finds the words of a text.
  public init(_ text: String) {
    // Pango takes NUL for the end.
    let bytes = Array(text.utf8).map { $0 == 0 ? 0x20 : $0 }
    let count = text.unicodeScalars.count
    guard count > 0 else {
      ranges = []
      return
    }
    var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    TextEngine.shared.withLock {
      bytes.withUnsafeBytes { buffer in
        let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        pango_get_log_attrs(
          start, Int32(clamping: bytes.count), -1, TextEngine.shared.language, &marks, Int32(clamping: count + 1))
      }
    }
    var (found, start, byte): ([Range<Int>], Int?, Int) = ([], nil, 0)
    func look(_ mark: PangoLogAttr) {
      if mark.is_word_end != 0, let begun = start {
        // Pango ends words at apostrophes, Unicode's rules do not.
        if let last = found.last, Self.isApostrophe(bytes[last.upperBound..<begun]) {
          found[found.count - 1] = last.lowerBound..<byte
        } else {
          found.append(begun..<byte)
        }
        start = nil
      }
      if mark.is_word_start != 0 { start = byte }
    }
    for (scalar, mark) in zip(text.unicodeScalars, marks) {
      look(mark)
      byte += UTF8.width(scalar)
    }
    look(marks[count])
    ranges = found
  }

  private static func isApostrophe(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual([0x27]) || bytes.elementsEqual([0xE2, 0x80, 0x99])
  }

  /// The words in UTF-16 units of the text they were found in.
  public func utf16Ranges(in text: String) -> [Range<Int>] {
    var (byte, unit) = (0, 0)
    var index = text.utf8.startIndex
    func move(to target: Int) -> Int {
      let next = text.utf8.index(index, offsetBy: target - byte)
      unit += text.utf16.distance(from: index, to: next)
      (index, byte) = (next, target)
      return unit
    }
    return ranges.map { range in
      let lower = move(to: range.lowerBound)
      return lower..<move(to: range.upperBound)
    }
  }
}
