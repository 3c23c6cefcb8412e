import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Drawing text` {
  private func canvas(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> CGContext {
    let made = CGContext(pixelsWide: width, pixelsHigh: height, scale: scale, opaque: false)
    return try #require(made)
  }

  /// The smallest rectangle of pixels that are not clear.
  private func ink(of context: CGContext) -> CGRect {
    var box = CGRect.null
    for y in 0..<context.height {
      for x in 0..<context.width where pixel(context, x, y) != 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> UInt32 {
    context.bitmap.data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `puts capitals on the baseline at any scale`(scale: CGFloat) throws {
    let text = try layout("H", size: 40)
    let context = try canvas(Int(60 * scale), Int(60 * scale), scale: scale)
    text.draw(in: context, at: CGPoint(x: 4, y: 3))
    let box = ink(of: context)
    #expect(abs(box.maxY - (3 + text.firstBaseline) * scale) <= 1)
    #expect(abs(box.minY - (3 + text.firstBaseline - Font(size: 40).capHeight) * scale) <= 1)
    #expect(box.minX >= 4 * scale)
  }

  @Test func `takes the fill colour unless it has its own`() throws {
    let context = try canvas(40, 40)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    try layout("█", size: 20).draw(in: context, at: .zero)
    #expect(pixel(context, 5, 12) == 0xFFFF_0000)
    try PinnedFonts.require()
    let blue = TextContent("█", font: Font(size: 20), color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    TextLayout(blue).draw(in: context, at: .zero)
    #expect(pixel(context, 5, 12) == 0xFF00_00FF)
  }

  @Test func `draws emoji in their colours and in the size of text`() throws {
    let context = try canvas(60, 60)
    let emoji = try layout("🎉", size: 30)
    emoji.draw(in: context, at: CGPoint(x: 5, y: 5))
    let box = ink(of: context)
    #expect((25...45).contains(box.width))
    #expect((25...45).contains(box.height))
    let colours = Set((0..<60).flatMap { y in (0..<60).map { pixel(context, $0, y) } })
    #expect(colours.count > 20)
  }

  @Test func `fills the background of a run`() throws {
    try PinnedFonts.require()
    let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let base = TextAttributes(font: Font(size: 14))
    let content = TextContent(
      "aa bb", attributes: base, runs: [TextRun(3..<5, TextAttributes(font: Font(size: 14), background: yellow))])
    let text = TextLayout(content)
    let context = try canvas(60, 20)
    text.draw(in: context, at: .zero)
    let rect = try #require(text.rects(for: 3..<5).first)
    #expect(pixel(context, Int(rect.midX), 1) == 0xFFFF_FF00)
    #expect(pixel(context, 2, 1) == 0)
  }

  @Test func `underlines and strikes through`() throws {
    try PinnedFonts.require()
    func rows(_ attributes: TextAttributes) throws -> Int {
      let context = try canvas(80, 40)
      TextLayout(TextContent("mm mm", attributes: attributes)).draw(in: context, at: .zero)
      return (0..<40).count { y in (2..<40).allSatisfy { pixel(context, $0, y) != 0 } }
    }
    let font = Font(size: 20)
    #expect(try rows(TextAttributes(font: font)) == 0)
    #expect(try rows(TextAttributes(font: font, underline: .single)) >= 1)
    #expect(try rows(TextAttributes(font: font, hasStrikethrough: true)) >= 1)
    #expect(try rows(TextAttributes(font: font, underline: .double)) >= 2)
  }

  @Test func `cuts a clipped line at the width`() throws {
    let context = try canvas(100, 20)
    try layout("MMMMMMMMMMMM", width: 30, limit: 1, truncation: .clip).draw(in: context, at: .zero)
    #expect(ink(of: context).maxX <= 30)
  }

  @Test func `draws nothing at a point that is none`() throws {
    let context = try canvas(40, 20)
    try layout("Ada").draw(in: context, at: CGPoint(x: CGFloat.nan, y: 0))
    #expect(ink(of: context).isNull)
  }

  @Test func `draws of a long text what the clip shows`() throws {
    let long = try layout((0..<500).map { "line \($0)" }.joined(separator: "\n"))
    let whole = try canvas(60, 340)
    long.draw(in: whole, at: CGPoint(x: 0, y: -200 * lineHeight))
    #expect(ink(of: whole).height > 325)
    let part = try canvas(60, 340)
    part.clip(to: CGRect(x: 0, y: 100, width: 60, height: 50))
    long.draw(in: part, at: CGPoint(x: 0, y: -200 * lineHeight))
    for y in 100..<150 {
      for x in 0..<60 { #expect(pixel(part, x, y) == pixel(whole, x, y)) }
    }
    #expect(ink(of: part).minY >= 100)
    #expect(ink(of: part).maxY <= 150)
  }

  @Test(arguments: ["Ada", "🎉", "☕"])
  func `fades with the context's alpha`(text: String) throws {
    let context = try canvas(40, 40)
    context.setAlpha(0.25)
    try layout(text, size: 30).draw(in: context, at: .zero)
    let strongest = (0..<40).flatMap { y in (0..<40).map { pixel(context, $0, y) >> 24 } }.max()
    #expect((60...66).contains(strongest ?? 0))
  }
}
