import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Carets in text` {
  /// Every place a caret comes to from one end, with its distance from the left.
  private func walk(_ text: TextLayout, from start: Int, toRight: Bool) -> [(offset: Int, x: CGFloat)] {
    var (places, offset) = ([(start, text.caretRect(at: start).minX)], start)
    while let next = text.caret(movedFrom: offset, toRight: toRight), places.count < 100 {
      places.append((next, text.caretRect(at: next).minX))
      offset = next
    }
    return places
  }

  @Test func `step over what readers take for one character`() throws {
    let text = try layout("ae\u{301}👩‍💻x")
    #expect(walk(text, from: 0, toRight: true).map(\.offset) == [0, 1, 4, 15, 16])
    #expect(walk(text, from: 16, toRight: false).map(\.offset) == [16, 15, 4, 1, 0])
    #expect(text.caret(movedFrom: 16, toRight: true) == nil)
  }

  @Test func `run with the letters of the other direction`() throws {
    let hebrew = try layout("שלום", width: nil)
    #expect(walk(hebrew, from: 0, toRight: false).map(\.offset) == [0, 2, 4, 6, 8])
    #expect(abs(hebrew.caretRect(at: 0).minX - hebrew.size.width) < 0.01)
    #expect(abs(hebrew.caretRect(at: 8).minX) < 0.01)
  }

  @Test(arguments: ["abc שלום def", "שלום abc עולם", "12 אב 34"])
  func `never go back where directions meet`(_ string: String) throws {
    let text = try layout(string)
    let start = text.lines[0].isRightToLeft ? string.utf8.count : 0
    let places = walk(text, from: start, toRight: true)
    #expect(places.count == string.count + 1)
    #expect(Set(places.map(\.offset)).count == places.count)
    for (one, next) in zip(places, places.dropFirst()) { #expect(next.x >= one.x - 0.01, "\(one) \(next)") }
  }

  @Test func `take the place of the line's own direction where there are two`() throws {
    // After the c of a line from the left the caret stands at the c, not at the right of the Hebrew word.
    let text = try layout("abcשלום")
    let letters = try #require(text.rects(for: 0..<3).first)
    #expect(abs(text.caretRect(at: 3).minX - letters.maxX) < 0.01)
  }

  @Test func `stop at words, also of languages without spaces`() {
    #expect(TextWords("Ada, Grace").ranges == [0..<3, 5..<10])
    #expect(TextWords("don't stop").ranges == [0..<5, 6..<10])
    #expect(TextWords("").ranges.isEmpty)
    #expect(TextWords(" \0 ").ranges.isEmpty)
    #expect(TextWords("é👩‍💻 x").utf16Ranges(in: "é👩‍💻 x").last == 7..<8)
    #expect(TextWords("สวัสดีครับ").ranges.count > 1)
  }
}
