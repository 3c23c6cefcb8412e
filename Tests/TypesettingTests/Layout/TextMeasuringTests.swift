import CoreGraphics
import Foundation
import Testing
import Typesetting

@Suite struct `Measuring text` {
  @Test(arguments: ["Ada Lovelace", "李小龙", "محمد الخوارزمي", "अमर्त्य सेन", "Grace 👩‍💻 🎉", "Жуковский", "שלום", "ไทย"])
  func `gives every script the same line height`(name: String) throws {
    let one = try layout(name)
    #expect(one.size.height == lineHeight)
    #expect(one.firstBaseline == Font(size: 14).metrics.ascender)
    #expect(one.size.width > 10)
    #expect(one.lineCount == 1)
  }

  @Test func `adds up the advances of the letters`() throws {
    // Measured once with the pinned fonts, 88.79 being the sum of Inter's advances and kerning.
    #expect(abs(try layout("Ada Lovelace").size.width - 88.79) < 0.05)
    #expect(abs(try layout("李小龙").size.width - 42) < 0.05)
    #expect(abs(try layout("Ada Lovelace", size: 28).size.width - 2 * 88.79) < 0.5)
  }

  @Test func `of no text is nothing`() throws {
    let empty = try layout("", width: 100)
    #expect(empty.size == .zero)
    #expect(empty.lineCount == 0)
    #expect(!empty.isTruncated)
    #expect(empty.caretRect(at: 0).height == lineHeight)
  }

  @Test func `counts every separator as a line`() throws {
    #expect(try layout("a\nb\r\nc\u{2029}d").lineCount == 4)
    #expect(try layout("a\n").lineCount == 2)
    #expect(try layout("\n\n").size.height == 3 * lineHeight)
  }

  @Test func `goes on after a NUL`() throws {
    #expect(try layout("a\0b").size.width > layout("a").size.width + layout("b").size.width)
    #expect(try layout("\0").lineCount == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e12])
  func `takes a width that is none for no limit`(width: CGFloat) throws {
    let text = "The quick brown fox jumps over the lazy dog"
    #expect(try layout(text, width: width).size == layout(text).size)
  }

  @Test(arguments: [0, -5] as [CGFloat])
  func `breaks between all characters when there is no width`(width: CGFloat) throws {
    let narrow = try layout("abc", width: width)
    #expect(narrow.lineCount == 3)
    #expect(narrow.size.height == 3 * lineHeight)
  }

  @Test func `knows the measures of a font`() throws {
    try PinnedFonts.require()
    let metrics = Font(size: 100).metrics
    #expect(abs(metrics.ascender - 96.875) < 0.01)
    #expect(abs(metrics.descender - 24.15) < 0.01)
    #expect(abs(Font(size: 100).capHeight - 72.7) < 0.1)
    #expect(abs(Font(size: 100).xHeight - 54.5) < 0.1)
    #expect(metrics.leading == 0)
  }

  @Test func `follows weight, digits and monospace`() throws {
    try PinnedFonts.require()
    func width(_ text: String, _ font: Font) -> CGFloat { TextLayout(TextContent(text, font: font)).size.width }
    #expect(width("Ada", Font(size: 14, weight: .bold)) > width("Ada", Font(size: 14)))
    #expect(width("111", Font(size: 14)) < width("000", Font(size: 14)))
    let digits = Font(size: 14, hasMonospacedDigits: true)
    #expect(width("111", digits) == width("000", digits))
    let mono = Font(size: 14, isMonospaced: true)
    #expect(width("iii", mono) == width("MMM", mono))
    #expect(width("Ada", Font(family: "Noto Sans", size: 14)) != width("Ada", Font(size: 14)))
  }

  @Test(arguments: [(-1, 100), (-0.8, 100), (0, 400), (0.3, 600), (0.4, 700), (0.35, 650), (9, 1000)])
  func `maps Apple's weights`(apple: Double, css: Int) {
    #expect(FontWeight(appleWeight: apple).rawValue == css)
  }
}
