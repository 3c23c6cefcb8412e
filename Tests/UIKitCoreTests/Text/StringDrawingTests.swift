import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  /// The smallest rectangle around all pixels that pass, in pixels; nil if none does.
  private func extent(_ pixels: Pixels, where passes: (Pixels.Color) -> Bool = { $0.alpha > 60 }) -> CGRect? {
    var found: CGRect?
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where passes(pixels[x, y]) {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }

  @Test func drawsFromTheTopLeftInBlackUnlessAColourIsGiven() throws {
    let pixels = Pixels(
      picture(100, 60) { _ in
        UIColor.red.setFill()
        "HH".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font])
      })
    let ink = try #require(extent(pixels))
    #expect(abs(ink.minY - (5 + font.ascender - font.capHeight)) <= 1.5)
    #expect(abs(ink.maxY - (5 + font.ascender)) <= 1.5)
    #expect(ink.minX >= 10 && ink.maxX <= 10 + "HH".size(withAttributes: [.font: font]).width)
    #expect(extent(pixels) { $0.red > 0 } == nil)
    let blue = Pixels(
      picture(100, 60) { _ in "HH".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.blue]) })
    #expect(extent(blue) { $0 == .blue } != nil && extent(blue) { $0.red > 0 || $0.green > 0 } == nil)
  }

  @Test func theFillColourIsAsItWas() {
    let pixels = Pixels(
      picture(60, 30) { _ in
        UIColor.green.setFill()
        "H".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.blue])
        UIRectFill(CGRect(x: 50, y: 0, width: 10, height: 30))
      })
    #expect(pixels[55, 15] == .green)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func alignsWithinTheRectangle(alignment: NSTextAlignment) throws {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let pixels = Pixels(
      picture(200, 40) { _ in
        "HIH".draw(
          in: CGRect(x: 20, y: 0, width: 160, height: 40), withAttributes: [.font: font, .paragraphStyle: style])
      })
    let ink = try #require(extent(pixels))
    let (left, right) = (ink.minX - 20, 180 - ink.maxX)
    switch alignment {
    case .left: #expect(left < 5 && right > 100)
    case .right: #expect(right < 5 && left > 100)
    default: #expect(abs(left - right) <= 2)
    }
  }

  @Test func linesThatDoNotFitAreLeftOutExceptTheFirst() throws {
    func bottom(_ height: CGFloat) throws -> CGFloat {
      let pixels = Pixels(
        picture(60, 200) { _ in
          "H\nH\nH\nH".draw(in: CGRect(x: 0, y: 0, width: 60, height: height), withAttributes: [.font: font])
        })
      return try #require(extent(pixels)).maxY
    }
    #expect(abs(try bottom(2.9 * font.lineHeight) - (font.lineHeight + font.ascender)) <= 1.5)
    #expect(abs(try bottom(5) - font.ascender) <= 1.5)
  }

  @Test func withoutLineFragmentsTheOriginIsTheBaseline() throws {
    let pixels = Pixels(
      picture(60, 60) { _ in
        "H".draw(
          with: CGRect(x: 5, y: 40, width: 0, height: 0), options: [], attributes: [.font: font], context: nil)
      })
    #expect(abs(try #require(extent(pixels)).maxY - 40) <= 1)
  }

  @Test func partsHaveTheirOwnLook() throws {
    // Two units of UTF-16 or four bytes of UTF-8 for the first character, and two bytes for the second.
    let text = NSMutableAttributedString(string: "😀éHH", attributes: [.font: font])
    text.addAttribute(.foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: 4))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 1))
    text.addAttribute(.backgroundColor, value: UIColor.green, range: NSRange(location: 4, length: 1))
    let pixels = Pixels(picture(150, 40) { _ in text.draw(at: .zero) })
    let red = try #require(extent(pixels) { $0.red > 200 && $0.green < 60 && $0.alpha > 200 })
    let green = try #require(extent(pixels) { $0 == .green })
    let ahead = NSAttributedString(string: "😀é", attributes: [.font: font]).size().width
    let letter = "H".size(withAttributes: [.font: font]).width
    #expect(red.minX >= ahead - 1 && red.maxX <= ahead + letter + 1)
    #expect(abs(green.minX - (ahead + letter)) <= 1.5 && abs(green.width - letter) <= 2)
    #expect(abs(green.height - font.lineHeight) <= 1.5)
  }

  @Test func linesAreDrawnUnderAndThroughText() throws {
    func ink(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      Pixels(
        picture(120, 40) { _ in
          "HHHH".draw(at: .zero, withAttributes: attributes.merging([.font: font]) { one, _ in one })
        }
      ).ink
    }
    let plain = ink([:])
    #expect(ink([.underlineStyle: NSUnderlineStyle.single.rawValue]) > plain + 20)
    #expect(ink([.underlineStyle: NSUnderlineStyle.single]) == ink([.underlineStyle: 1]))
    #expect(ink([.underlineStyle: NSUnderlineStyle.double.rawValue]) > ink([.underlineStyle: 1]))
    #expect(ink([.strikethroughStyle: 1]) > plain)
    #expect(ink([.underlineStyle: 0]) == plain)
  }

  @Test func raisedTextIsHigher() throws {
    func top(_ offset: CGFloat) throws -> CGFloat {
      let text = NSMutableAttributedString(string: "xH", attributes: [.font: font, .foregroundColor: UIColor.clear])
      let raised = NSRange(location: 1, length: 1)
      text.addAttributes([.foregroundColor: UIColor.red, .baselineOffset: offset], range: raised)
      return try #require(extent(Pixels(picture(60, 60) { _ in text.draw(at: CGPoint(x: 0, y: 20)) }))).minY
    }
    #expect(abs(try top(0) - top(5) - 5) <= 1)
  }

  @Test func dynamicColoursAreThoseOfTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    let text = NSAttributedString(string: "H", attributes: [.font: font, .foregroundColor: color])
    func draw() -> Pixels { Pixels(picture(30, 30) { _ in text.draw(at: .zero) }) }
    #expect(extent(draw()) { $0 == .red } != nil)
    var dark: Pixels?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { dark = draw() }
    #expect(dark.flatMap { extent($0) { $0 == .green } } != nil)
  }

  @Test func textIsSharperAtALargerScale() {
    let small = Pixels(picture(60, 30) { _ in "Hamburg".draw(at: .zero, withAttributes: [.font: font]) })
    let large = Pixels(picture(60, 30, scale: 2) { _ in "Hamburg".draw(at: .zero, withAttributes: [.font: font]) })
    #expect(large.width == 120 && abs(Double(large.ink) / Double(small.ink) - 4) < 0.3)
  }

  @Test func drawingNowhereOnlyWarns() {
    let found = Warnings.during { "x".draw(at: .zero) }
    #expect(found.count == 1 && found[0].hasPrefix("String.draw(at:) found no graphics context"))
  }
}
