import CoreGraphics
import Foundation
import Testing
import Typesetting

/// Lines of one look need no layout of Pango; with a run, even of the same look, the same text has one.
///
/// Both must agree.
@Suite struct `Lines of one look` {
  private nonisolated static let texts = [
    "Ada Lovelace 12", "To Wolf AV Yves 11 fin", "AVATAR Te fi ffi office", " spaced  out  ", "a", "Жуковский",
    "e\u{301}a\u{308} naïve", "李小龙",
    "שלום", "abc שלום 12", "Grace 🎉", "©1 #2 *", "a\tb", "line\nbreak", "a\u{2028}b", "a\u{200B}b\u{AD}c", "\u{E000}x",
    "2 x 3 x4 x 5", "Mr. O'Neil-Smith (A&B) -> 12:30 \"{4x4}\" ~1", "4711 12", "#1 *2 \u{23}3",
  ]
  private nonisolated static let truncations: [TextTruncation] = [.none, .tail, .head, .middle, .clip]

  private func twins(_ text: String, _ size: CGFloat, _ options: TextOptions) throws -> [TextLayout] {
    try PinnedFonts.require()
    let look = TextAttributes(font: Font(size: size))
    let run = TextRun(0..<text.utf8.count, look)
    return [[], [run]].map { TextLayout(TextContent(text, attributes: look, runs: $0), options) }
  }

  /// Widths at which nothing, something and everything is cut, and the text's own.
  private func widths(of text: String, _ size: CGFloat) throws -> [CGFloat?] {
    let whole = try twins(text, size, TextOptions(lineLimit: 1))[1].size.width
    return [nil, 0, 1, 9, 20.3, 33, 47.77, 60, 71, whole.nextDown, whole, whole + 0.001, 300, .infinity]
  }

  @Test(arguments: texts)
  func `are as wide and cut as far as Pango lays them out`(text: String) throws {
    for size in [14, 13.3, 40] as [CGFloat] {
      for width in try widths(of: text, size) {
        for truncation in Self.truncations {
          for limit in [0, 1, 2] {
            let both = try twins(text, size, TextOptions(width: width, lineLimit: limit, truncation: truncation))
            let what = Comment(rawValue: "\(text) of \(size) in \(width ?? -1), \(limit) lines, \(truncation)")
            #expect(both[0].lines == both[1].lines, what)
            #expect(both[0].isTruncated == both[1].isTruncated, what)
            #expect(both[0].size == both[1].size, what)
          }
        }
      }
    }
  }

  @Test(arguments: texts, [1, 2] as [CGFloat])
  func `look as Pango draws them`(text: String, scale: CGFloat) throws {
    for width in [nil, 33, 60, 95] as [CGFloat?] {
      for alignment in [TextAlignment.left, .center] {
        for limit in [0, 1] {
          let options = TextOptions(width: width, lineLimit: limit, alignment: alignment)
          let both = try twins(text, 14, options)
          #expect(try pixels(of: both[0], scale) == pixels(of: both[1], scale), "\(text), \(options)")
        }
      }
    }
  }

  @Test(arguments: [
    Font(size: 15, weight: .bold), Font(size: 14, isItalic: true), Font(size: 13, isMonospaced: true),
    Font(family: "Noto Sans", size: 14), Font(family: "Noto Color Emoji", size: 14),
    Font(family: "Noto Sans Hebrew", size: 14),
  ])
  func `look in other fonts as Pango draws them`(font: Font) throws {
    try PinnedFonts.require()
    for text in Self.texts {
      let look = TextAttributes(font: font)
      let both = [[], [TextRun(0..<text.utf8.count, look)]].map {
        TextLayout(TextContent(text, attributes: look, runs: $0), TextOptions(width: 80))
      }
      #expect(both[0].lines == both[1].lines, "\(text)")
      #expect(try pixels(of: both[0], 1) == pixels(of: both[1], 1), "\(text)")
    }
  }

  private func pixels(of layout: TextLayout, _ scale: CGFloat) throws -> Data {
    let made = CGContext(pixelsWide: Int(200 * scale), pixelsHigh: Int(60 * scale), scale: scale, opaque: false)
    let context = try #require(made)
    layout.draw(in: context, at: CGPoint(x: 3.3, y: 2))
    return Data(bytes: context.bitmap.data, count: context.bytesPerRow * context.height)
  }

  @Test(arguments: texts)
  func `have their characters where Pango has them`(text: String) throws {
    for limit in [0, 1] { try compareCharacters(of: text, TextOptions(width: 60, lineLimit: limit)) }
  }

  private func compareCharacters(of text: String, _ options: TextOptions) throws {
    let both = try twins(text, 14, options)
    let bytes = 0...text.utf8.count
    for x in stride(from: -5, to: 80, by: 2.5) {
      #expect(Set(both.map { $0.offset(at: CGPoint(x: x, y: x / 2)) }).count == 1)
    }
    #expect(bytes.map { both[0].caretRect(at: $0) } == bytes.map { both[1].caretRect(at: $0) })
    #expect(both[0].rects(for: 1..<text.utf8.count + 1) == both[1].rects(for: 1..<text.utf8.count + 1))
    #expect(both[0].caret(movedFrom: 0, toRight: true) == both[1].caret(movedFrom: 0, toRight: true))
  }

  @Test(arguments: [
    Font(size: 14), Font(size: 14, weight: .bold), Font(size: 14, isItalic: true), Font(size: 14, isMonospaced: true),
    Font(family: "Noto Color Emoji", size: 14),
  ])
  func `measure in every size as among text of other sizes`(font: Font) throws {
    try PinnedFonts.require()
    // Text of several sizes has each size looked for, text of one size has not.
    let sizes: [CGFloat] = [1, 7.3, 10, 11.1, 13.3, 15, 16, 17, 17.1, 33.33, 49, 100, 999]
    for (size, other) in zip(sizes, sizes.dropFirst() + sizes.prefix(1)) {
      for text in ["Ada Wolf", "李小龙", "שלום", "ไทย", "🎉"] {
        let count = text.utf8.count
        let looks = [size, other].map { size in
          var font = font
          font.size = size
          return TextAttributes(font: font)
        }
        let alone = looks.map { TextLayout(TextContent(text, attributes: $0)).size.width }
        let runs = [TextRun(count + 1..<2 * count + 1, looks[1])]
        let mixed = TextLayout(TextContent("\(text)\n\(text)", attributes: looks[0], runs: runs))
        // Pango cuts off a part of a unit, of which a point has 1024, for each emoji.
        for (one, line) in zip(alone, mixed.lines) {
          #expect(abs(one - line.rect.width) <= (text == "🎉" ? 0.003 : 0), "\(text) of \(size) and \(other)")
        }
        #expect(mixed.lineCount == 2)
      }
    }
  }
}
