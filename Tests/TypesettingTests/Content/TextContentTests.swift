import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Text contents` {
  private let font = Font(size: 14)

  @Test func `are equal by bytes and attributes`() {
    #expect(TextContent("Ada", font: font) == TextContent("Ada", font: font))
    #expect(TextContent("Ada", font: font).hashValue == TextContent("Ada", font: font).hashValue)
    #expect(TextContent("Ada", font: font) != TextContent("Ada", font: Font(size: 15)))
    // Two ways to write one letter are equal strings, but not equal bytes.
    #expect(TextContent("\u{E9}", font: font) != TextContent("e\u{301}", font: font))
  }

  @Test func `cut runs to the text`() {
    let bold = TextAttributes(font: Font(size: 14, weight: .bold))
    let content = TextContent(
      "Ada", attributes: TextAttributes(font: font), runs: [TextRun(1..<99, bold), TextRun(7..<9, bold)])
    #expect(content.runs == [TextRun(1..<3, bold)])
  }

  @Test func `let a later run win`() throws {
    try PinnedFonts.require()
    let bold = TextAttributes(font: Font(size: 14, weight: .bold))
    let big = TextAttributes(font: Font(size: 28))
    let base = TextAttributes(font: font)
    let content = TextContent("abcd", attributes: base, runs: [TextRun(0..<4, big), TextRun(0..<4, bold)])
    let plain = TextLayout(TextContent("abcd", attributes: bold))
    #expect(TextLayout(content).size == plain.size)
  }

  @Test func `widen between letters with kerning`() throws {
    try PinnedFonts.require()
    let plain = TextLayout(TextContent("abcd", font: font)).size.width
    let spaced = TextLayout(TextContent("abcd", attributes: TextAttributes(font: font, kern: 3))).size.width
    #expect(abs(spaced - plain - 9) < 0.1)
  }
}

@Suite struct `A cache of layouts` {
  private let font = Font(size: 14)

  @Test func `answers the same layout for the same content and options`() throws {
    try PinnedFonts.require()
    let cache = TextLayoutCache(limit: 10)
    let one = cache.layout(TextContent("Ada", font: font), TextOptions(width: 100))
    #expect(one === cache.layout(TextContent("Ada", font: font), TextOptions(width: 100)))
    #expect(one !== cache.layout(TextContent("Ada", font: font), TextOptions(width: 101)))
    #expect(one !== cache.layout(TextContent("Ada", font: font), TextOptions(width: 100, alignment: .right)))
    #expect(cache.count == 3)
  }

  @Test func `answers lines of a known width for each height that holds them`() throws {
    try PinnedFonts.require()
    let cache = TextLayoutCache(limit: 20)
    let content = TextContent("Ada Lovelace", font: font)
    func options(_ height: CGFloat?) -> TextOptions { TextOptions(width: 60, maximumHeight: height) }
    let whole = cache.layout(content, options(nil))
    #expect(whole.lineCount == 2)
    let heights = [whole.size.height - 0.01, whole.size.height, 400, 20]
    #expect(heights.map { cache.layout(content, options($0)) === whole } == [false, true, true, false])
    for height in heights {
      #expect(cache.layout(content, options(height)).lines == TextLayout(content, options(height)).lines)
    }
  }

  @Test func `keeps no more than its limit, and what is used`() throws {
    try PinnedFonts.require()
    let cache = TextLayoutCache(limit: 20)
    let seen = cache.layout(TextContent("always on screen", font: font))
    for index in 0..<200 {
      _ = cache.layout(TextContent("name \(index)", font: font))
      #expect(cache.layout(TextContent("always on screen", font: font)) === seen)
      #expect(cache.count <= 20)
    }
    cache.removeAll()
    #expect(cache.count == 0)
  }

  @Test func `serves several threads at once`() async throws {
    try PinnedFonts.require()
    let cache = TextLayoutCache(limit: 16)
    let font = font
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for worker in 0..<8 {
        group.addTask {
          (0..<100).reduce(0) { sum, index in
            sum + cache.size(TextContent("worker \((worker + index) % 40)", font: font)).width
          }
        }
      }
      var all: [CGFloat] = []
      for await width in group { all.append(width) }
      return all
    }
    #expect(widths.count == 8)
    #expect(widths.allSatisfy { $0 > 1_000 })
  }
}
