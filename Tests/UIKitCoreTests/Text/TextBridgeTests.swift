import Foundation
import Testing
import Typesetting
import UIKit
import UIKitCore

@Suite struct TextBridgeTests {
  private let font = UIFont.systemFont(ofSize: 14)

  @Test func plainTextHasNoColourOfItsOwn() {
    let content = TextContent("Ada", font: font)
    #expect(content.text == "Ada" && content.attributes.color == nil && content.runs.isEmpty)
    #expect(content.attributes.font == font.typeface)
  }

  @Test func oneLookMakesNoRuns() {
    let string = NSAttributedString(string: "Ada", attributes: [.font: font, .foregroundColor: UIColor.red])
    let content = TextContent(string, font: .systemFont(ofSize: 99))
    #expect(content.runs.isEmpty && content.attributes.font == font.typeface)
    #expect(content.attributes.color == UIColor.red.cgColor)
    #expect(TextContent(NSAttributedString(string: ""), font: font).isEmpty)
  }

  @Test func rangesAreCountedInBytes() {
    let string = NSMutableAttributedString(string: "a😀éz")
    string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
    string.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 1))
    let content = TextContent(string, font: font)
    #expect(content.runs.map(\.range) == [1..<5, 7..<8])
    #expect(content.runs.first?.attributes.color == UIColor.red.cgColor)
    #expect(content.runs.last?.attributes.kern == 2)
  }

  @Test func stylesBecomeOptions() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.lineSpacing = 3
    let options = TextOptions(style, width: 50, lineLimit: 2, font: font)
    #expect(options.alignment == .right && options.truncation == .middle && options.direction == .rightToLeft)
    #expect(options.lineSpacing == 3 && options.width == 50 && options.lineLimit == 2)
    style.lineBreakMode = .byCharWrapping
    #expect(TextOptions(style, font: font).wrapping == .character)
  }
}
