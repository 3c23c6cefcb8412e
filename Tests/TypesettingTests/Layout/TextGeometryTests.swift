import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Places in text` {
  @Test func `of a range are one rectangle a line`() throws {
    let wrapped = try layout("The quick brown fox jumps over", width: 120)
    let rects = wrapped.rects(for: 4..<20)
    #expect(rects.count == 2)
    #expect(rects[0].height == lineHeight)
    #expect(rects[1].minX == 0)
    #expect(rects[1].minY == lineHeight)
    #expect(wrapped.rects(for: 5..<5).isEmpty)
    #expect(wrapped.rects(for: 500..<600).isEmpty)
  }

  @Test func `of a range across directions are several`() throws {
    let mixed = try layout("abc שלום def")
    // Bytes 2..<8: the c, a space and the first two Hebrew letters, which stand at the right of their word.
    #expect(mixed.rects(for: 2..<8).count == 2)
    #expect(mixed.rects(for: 0..<mixed.content.text.utf8.count).map(\.width).reduce(0, +) > 0)
  }

  @Test func `of lines from right to left lie in their lines`() throws {
    let text = try layout("שלושה אנשים הוקצו לפעולה הזאת", width: 120)
    #expect(text.lines.count > 1)
    for line in text.lines {
      let rects = text.rects(for: line.range)
      let whole = rects.reduce(CGRect.null) { $0.union($1) }
      #expect(abs(whole.minX - line.rect.minX) < 0.01 && abs(whole.width - line.rect.width) < 0.01)
    }
    // The first word of each line stands at its right.
    let first = try #require(text.rects(for: 0..<10).first)
    #expect(abs(first.maxX - text.lines[0].rect.maxX) < 0.01 && first.minX > text.lines[0].rect.minX)
  }

  @Test func `cover the whole line when the range does`() throws {
    let aligned = try layout("Ada", width: 200, alignment: .right)
    let rect = try #require(aligned.rects(for: 0..<3).first)
    #expect(abs(rect.minX - aligned.lines[0].rect.minX) < 0.01)
    #expect(abs(rect.width - aligned.lines[0].rect.width) < 0.01)
  }

  @Test func `are found again from their caret`() throws {
    let text = try layout("Grüße 李小龙 an alle", width: 80)
    for index in text.content.text.indices {
      let offset = text.content.text.utf8.distance(from: text.content.text.startIndex, to: index)
      // A space at the end of a line has no width, so nothing can be found there.
      guard text.content.text[index] != " " else { continue }
      let caret = text.caretRect(at: offset)
      #expect(text.offset(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)) == offset, "byte \(offset)")
    }
  }

  @Test func `outside of the text are its nearest end`() throws {
    let text = try layout("Ada\nGrace")
    #expect(text.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(text.offset(at: CGPoint(x: 500, y: 500)) == 9)
    #expect(text.offset(at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
  }

  @Test func `count bytes, and UTF-16 units on request`() throws {
    let content = TextContent("é👩‍💻x", font: Font(size: 14))
    #expect(content.utf8Range(ofUTF16: 0..<1) == 0..<2)
    #expect(content.utf8Range(ofUTF16: 1..<6) == 2..<13)
    #expect(content.utf8Range(ofUTF16: 6..<99) == 13..<14)
    #expect(content.utf16Offset(ofUTF8: 13) == 6)
    #expect(content.utf16Offset(ofUTF8: -1) == 0)
  }

  @Test func `of an emoji made of several are one`() throws {
    let text = try layout("👩‍💻x")
    let whole = try #require(text.rects(for: 0..<11).first)
    #expect(text.offset(at: CGPoint(x: whole.width * 0.9, y: 5)) == 11)
    #expect(text.offset(at: CGPoint(x: whole.width * 0.1, y: 5)) == 0)
  }
}
