import CPango
import CoreGraphics

extension PlainLine {
  /// A line and which bytes of the text are in it.
  typealias Part = (line: PlainLine, range: Range<Int>)

  /// Words of Latin letters and digits with a space between them, in lines; nil for other text.
  ///
  /// Such text breaks after spaces only. Where it is close whether a word still fits, where one is too long for a
  /// line, and where letters look to others beyond a space, Pango decides. The engine's lock is held.
  static func wrapped(_ source: TextSource, _ options: TextOptions, width: CGFloat) -> [Part]? {
    let bytes = source.bytes
    guard options.wrapping == .word, options.alignment != .justified, options.direction != .rightToLeft,
      source.isOfOneLook, source.content.attributes.font.size < 500, let ends = Self.wordEnds(bytes),
      let whole = source.glyphs(), whole.isCutAtSpaces, let advances = whole.advances
    else { return nil }
    var parts: [Part] = []
    var start = 0
    while start < bytes.count {
      guard let end = Self.lineEnd(from: start, ends, advances, units(width)) else { return nil }
      // The space where a line ends is in its range, and not drawn.
      parts.append((PlainLine(GlyphSlice(whole, start..<end)), start..<min(end + 1, bytes.count)))
      start = end + 1
    }
    return parts
  }

  /// Where words end, if all is words with a space between them.
  private static func wordEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int]? {
    guard bytes.count <= 200 else { return nil }
    var ends: [Int] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
      case 0x20 where index > (ends.last.map { $0 + 1 } ?? 0): ends.append(index)
      default: return nil
      }
    }
    guard ends.last != bytes.count - 1 else { return nil }
    return ends + [bytes.count]
  }

  /// The last end of a word up to which a line from a byte fits.
  private static func lineEnd(from start: Int, _ ends: [Int], _ advances: [Int32], _ width: Int32) -> Int? {
    var best: Int?
    var (byte, sum): (Int, Int32) = (start, 0)
    for end in ends where end > start {
      while byte < end {
        sum += advances[byte]
        byte += 1
      }
      // Letters stand closer or further apart where a line is broken between them.
      guard abs(sum - width) > PANGO_SCALE / 2 else { return nil }
      guard sum < width else { break }
      best = end
    }
    return best
  }
}
