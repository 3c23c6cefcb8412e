import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import TextAnchors

/// The rectangles that are computed against the pixels that labels draw.
@MainActor
@Suite("Where words are", .serialized)
struct WordPixelTests {
  nonisolated private static let english =
    "The three people who are assigned to this action have all been told of it by now"
  nonisolated private static let hebrew = "שלושה אנשים הוקצו לפעולה הזאת וכולם כבר יודעים על כך"
  nonisolated private static let mixed = "הפעולה של Ada Lovelace כבר הסתיימה אתמול"
  nonisolated private static let chinese = "这项任务已经分配给三个人并且他们都已经得到通知了"

  nonisolated static let cases: [WordScene.Case] = [
    .init(text: "Two people here", word: "people", lines: 1),
    .init(text: "Two people here", word: "Two", lines: 1, alignment: .right),
    .init(text: "Two people here", word: "here", lines: 1, alignment: .center),
    .init(text: "Two people here", word: "people", lines: 1, alignment: .center, scale: 2),
    .init(text: "Two people here", word: "people", lines: 1, isRightToLeft: true),
    .init(text: english, word: "assigned to", size: CGSize(width: 200, height: 120)),
    .init(text: english, word: "who are assigned to this", size: CGSize(width: 200, height: 120)),
    .init(text: english, word: "people who are assigned", size: CGSize(width: 160, height: 140), alignment: .center),
    .init(text: english, word: "three", size: CGSize(width: 160, height: 140), breaking: .byWordWrapping, scale: 1.5),
    .init(text: english, word: "assigned", size: CGSize(width: 101, height: 200), breaking: .byCharWrapping),
    .init(text: english, word: "people", size: CGSize(width: 200, height: 44), lines: 2),
    .init(text: english, word: "of it", size: CGSize(width: 200, height: 44), lines: 2, breaking: .byTruncatingHead),
    .init(text: hebrew, word: "אנשים", isRightToLeft: true),
    .init(text: hebrew, word: "הוקצו לפעולה הזאת", size: CGSize(width: 150, height: 120), isRightToLeft: true),
    .init(text: hebrew, word: "אנשים", size: CGSize(width: 150, height: 120)),
    .init(text: mixed, word: "Ada", isRightToLeft: true),
    .init(text: mixed, word: "Lovelace", size: CGSize(width: 150, height: 120), isRightToLeft: true),
    .init(text: chinese, word: "三个人并且", size: CGSize(width: 200, height: 100)),
    .init(text: "First\nsecond line\nthird", word: "second", size: CGSize(width: 200, height: 100)),
  ]

  @Test("The lines of a range hold its pixels and no others", arguments: cases)
  func pixels(test: WordScene.Case) throws {
    let scene = WordScene(test)
    defer { scene.stage.close() }
    let lines = scene.anchor.lines
    let red = scene.red
    try #require(!red.isEmpty, "the word is seen")
    #expect(!lines.isEmpty)
    for pixel in red {
      #expect(
        lines.contains { $0.insetBy(dx: -1, dy: 0).contains(CGPoint(x: pixel.midX, y: pixel.midY)) },
        "\(pixel) of the word lies outside \(lines)")
    }
    for line in lines {
      let inside = red.filter { line.contains(CGPoint(x: $0.midX, y: $0.midY)) }
      let ink = inside.reduce(CGRect.null) { $0.union($1) }
      // Spaces at the ends and the letters' own side bearings are all that may be wider.
      #expect(!ink.isNull && ink.minX - line.minX <= 8 && line.maxX - ink.maxX <= 8, "\(line) around \(ink)")
    }
    for pixel in scene.black {
      let isInside = lines.contains { $0.insetBy(dx: 1, dy: 0).contains(CGPoint(x: pixel.midX, y: pixel.midY)) }
      #expect(!isInside, "\(pixel) of another word lies in \(lines)")
    }
  }

  @Test("A range over a line break has a rectangle a line; a touch chooses one, else all count")
  func lines() throws {
    let scene = WordScene(
      .init(text: Self.english, word: "who are assigned to this", size: CGSize(width: 200, height: 120)))
    defer { scene.stage.close() }
    let anchor = scene.anchor
    #expect(anchor.lines.count == 2)
    let (first, second) = (anchor.lines[0], anchor.lines[1])
    #expect(first.maxY <= second.minY && first.minX > second.minX)
    #expect(anchor.rect(at: CGPoint(x: second.midX, y: second.midY)) == second)
    #expect(anchor.rect() == first.union(second))
    #expect(anchor.contains(CGPoint(x: first.midX, y: first.midY)))
    #expect(!anchor.contains(CGPoint(x: second.maxX + 20, y: second.midY)))
  }

  @Test("What an ellipsis stands for lies where the ellipsis is; what no line holds counts as the label")
  func hidden() throws {
    let cut = WordScene(.init(text: Self.english, word: "by now", size: CGSize(width: 200, height: 44), lines: 2))
    let lines = cut.anchor.lines
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.width < 25 && line.maxX <= 200 && line.minX > 120 && line.minY >= 18)
    cut.stage.close()
    let left = WordScene(
      .init(text: Self.english, word: "by now", size: CGSize(width: 200, height: 40), breaking: .byWordWrapping))
    defer { left.stage.close() }
    #expect(left.anchor.lines.isEmpty && left.anchor.rect() == left.label.bounds)
  }

  @Test("Ranges outside of the text, empty labels and labels without room do no harm")
  func nonsense() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(TextRangeAnchor(label, NSRange(location: 0, length: 3)).lines.isEmpty)
    label.text = "Ada 👩‍👩‍👧"
    for range in [
      NSRange(location: NSNotFound, length: 0), NSRange(location: 99, length: 3), NSRange(location: -3, length: 2),
      NSRange(location: 2, length: -1),
    ] {
      #expect(TextRangeAnchor(label, range).lines.isEmpty, "\(range)")
    }
    #expect(TextRangeAnchor(label, NSRange(location: 0, length: .max)).lines.count == 1)
    // A cut through an emoji means the whole of it.
    let whole = TextRangeAnchor(label, NSRange(location: 4, length: 8)).lines
    #expect(!whole.isEmpty && TextRangeAnchor(label, NSRange(location: 6, length: 1)).lines == whole)
    label.frame = .zero
    #expect(TextRangeAnchor(label, NSRange(location: 0, length: 3)).lines.isEmpty)
  }

  @Test("Plain text, and a label inside of others, say the same as styled text")
  func plain() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.text = Self.english
    let styled = UILabel(frame: label.frame)
    styled.numberOfLines = 0
    styled.attributedText = NSAttributedString(string: Self.english, attributes: [.font: label.font as Any])
    let range = (Self.english as NSString).range(of: "assigned to this")
    #expect(TextRangeAnchor(label, range).lines == TextRangeAnchor(styled, range).lines)
  }
}
