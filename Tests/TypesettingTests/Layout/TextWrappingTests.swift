import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Wrapping text` {
  private let fox = "The quick brown fox jumps over the lazy dog and runs away"

  @Test func `breaks between words within the width`() throws {
    let wrapped = try layout(fox, width: 120)
    #expect(wrapped.lineCount == 4)
    #expect(wrapped.size.width <= 120)
    #expect(wrapped.size.height == 4 * lineHeight)
    let bytes = Array(fox.utf8)
    for line in wrapped.lines.dropFirst() {
      #expect(bytes[line.range.lowerBound - 1] == UInt8(ascii: " "))
    }
    #expect(wrapped.lines.map(\.range.count).reduce(0, +) == bytes.count)
  }

  @Test func `breaks a word that is wider than a line, without a hyphen`() throws {
    let wrapped = try layout("Donaudampfschifffahrtsgesellschaft", width: 80)
    #expect(wrapped.lineCount > 2)
    #expect(wrapped.size.width <= 80)
    let parts = wrapped.lines.map { String(decoding: Array(wrapped.content.text.utf8)[$0.range], as: UTF8.self) }
    for (line, part) in zip(wrapped.lines, parts) {
      #expect(abs(try layout(part).size.width - line.rect.width) < 0.1, "\(part) has something added")
    }
  }

  @Test func `breaks anywhere when asked to`() throws {
    try PinnedFonts.require()
    let content = TextContent(fox, font: Font(size: 14))
    let words = TextLayout(content, TextOptions(width: 60, wrapping: .word))
    let characters = TextLayout(content, TextOptions(width: 60, wrapping: .character))
    #expect(characters.lineCount < words.lineCount)
  }

  @Test func `places lines one height and one spacing apart`() throws {
    try PinnedFonts.require()
    let content = TextContent(fox, font: Font(size: 14))
    let spaced = TextLayout(content, TextOptions(width: 120, lineSpacing: 5))
    #expect(spaced.size.height == 4 * lineHeight + 15)
    #expect(abs(spaced.lines[1].baseline - spaced.lines[0].baseline - lineHeight - 5) < 1e-9)
    #expect(spaced.lastBaseline == spaced.lines[3].baseline)
    let tall = TextLayout(content, TextOptions(width: 120, minimumLineHeight: 30))
    #expect(tall.size.height == 120)
    #expect(tall.firstBaseline == 30 - Font(size: 14).metrics.descender)
    let flat = TextLayout(content, TextOptions(width: 120, maximumLineHeight: 10))
    #expect(flat.size.height == 40)
  }

  @Test func `makes a line as high as its tallest font`() throws {
    try PinnedFonts.require()
    let base = TextAttributes(font: Font(size: 14))
    let big = TextRun(4..<7, TextAttributes(font: Font(size: 28)))
    let mixed = TextLayout(TextContent("one big\nsmall", attributes: base, runs: [big]))
    #expect(mixed.lines.map(\.rect.height) == [2 * lineHeight, lineHeight])
  }
}

@Suite struct `Aligning text` {
  @Test(arguments: [
    (TextAlignment.natural, "Ada", 0 as CGFloat), (.natural, "שלום", 1), (.left, "שלום", 0), (.right, "Ada", 1),
    (.center, "Ada", 0.5), (.center, "שלום", 0.5), (.justified, "Ada", 0), (.justified, "שלום", 1),
  ])
  func `puts a line where its direction or the alignment says`(
    alignment: TextAlignment, text: String, share: CGFloat
  ) throws {
    let line = try #require(try layout(text, width: 200, alignment: alignment).lines.first)
    #expect(abs(line.rect.minX - (200 - line.rect.width) * share) < 0.01)
  }

  @Test func `takes a direction that is given before that of the letters`() throws {
    try PinnedFonts.require()
    let content = TextContent("Ada (1815)", font: Font(size: 14))
    let line = try #require(
      TextLayout(content, TextOptions(width: 200, direction: .rightToLeft)).lines.first)
    #expect(line.isRightToLeft)
    #expect(line.rect.maxX == 200)
  }

  @Test func `decides paragraph by paragraph`() throws {
    let lines = try layout("Ada\nשלום\nGrace", width: 200).lines
    #expect(lines.map(\.isRightToLeft) == [false, true, false])
    #expect(lines[0].rect.minX == 0)
    #expect(abs(lines[1].rect.maxX - 200) < 0.01)
  }

  @Test func `lines up short lines with the widest when there is no width`() throws {
    let lines = try layout("a\nwide line", alignment: .right).lines
    #expect(abs(lines[0].rect.maxX - lines[1].rect.maxX) < 0.01)
    #expect(lines[1].rect.minX == 0)
  }

  @Test func `stretches all lines but the last to the width`() throws {
    let lines = try layout("Wrapped text of several lines", width: 120, alignment: .justified).lines
    #expect(abs(lines[0].rect.width - 120) < 0.1)
    #expect(lines[lines.count - 1].rect.width < 110)
  }
}
