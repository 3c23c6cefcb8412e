import CoreGraphics
import Foundation
import Testing
import Typesetting

/// A text that is known on one line is not shaped again for a width.
@Suite struct `Lines cut from a known one` {
  private nonisolated static let texts = [
    "Ada Lovelace 4711", "To Wolf AV Yves 11 fin", "2 x 3 x4 x 5", " spaced  out  ", "12 345 6789", "office fi ffi",
    "Mr. O'Neil-Smith (A&B)", "Жуковский Николай", "李小龙 Bruce", "שלום abc", "a\u{0}b c",
  ]

  private func options(_ limit: Int) -> [TextOptions] {
    var all: [TextOptions] = []
    for width in [0, 9, 20.3, 40, 61, 80, 100, 300] as [CGFloat] {
      for truncation in [TextTruncation.tail, .clip, .none] {
        all.append(TextOptions(width: width, lineLimit: limit, truncation: truncation))
        all.append(TextOptions(width: width, maximumHeight: 40, lineLimit: limit, truncation: truncation))
      }
    }
    return all
  }

  @Test(arguments: texts, [0, 1, 2])
  func `are those of the text laid out alone`(text: String, limit: Int) throws {
    try PinnedFonts.require()
    let content = TextContent(text, font: Font(size: 14))
    let cache = TextLayoutCache(limit: 1_000)
    for options in options(limit) {
      var natural = options
      (natural.width, natural.maximumHeight) = (nil, nil)
      #expect(cache.layout(content, natural).content == content)
      let (cut, alone) = (cache.layout(content, options), TextLayout(content, options))
      #expect(cut.lines == alone.lines, "\(options)")
      #expect(cut.isTruncated == alone.isTruncated, "\(options)")
      #expect(try pixels(of: cut) == pixels(of: alone), "\(options)")
    }
  }

  private func pixels(of layout: TextLayout) throws -> Data {
    let context = try #require(CGContext(pixelsWide: 200, pixelsHigh: 90, scale: 1, opaque: false))
    layout.draw(in: context, at: CGPoint(x: 3.3, y: 2))
    return Data(bytes: context.bitmap.data, count: context.bytesPerRow * context.height)
  }
}
