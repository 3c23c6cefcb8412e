import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct FontTests {
  @Test func stylesHaveTheSizesOfIOS() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .body).weight == .regular)
  }

  @Test func stylesFollowThePreferredTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: small).pointSize == 11)
    var current: CGFloat = 0
    large.performAsCurrent { current = UIFont.preferredFont(forTextStyle: .title2).pointSize }
    #expect(current == 56)
    for style in [UIFont.TextStyle.body, .title1, .footnote, .caption2] {
      let sizes = UIContentSizeCategory.ordered.map { style.pointSize(for: $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func ownFontsScaleAsAStyleDoes() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 34, compatibleWith: large) - 106) < 1e-9)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: large) == UIFont.systemFont(ofSize: 53, weight: .bold))
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 17)
  }

  @Test func metricsAreOrderedAndGrowWithTheSize() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(font.descender < 0 && font.leading >= 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    let double = font.withSize(40)
    #expect(double.pointSize == 40)
    #expect(abs(double.lineHeight - 2 * font.lineHeight) < 0.1 && abs(double.xHeight - 2 * font.xHeight) < 0.1)
  }

  @Test func fontsAreEqualByValue() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 12).hash)
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
  }

  @Test func thickerFontsHaveMoreInk() {
    let inks = [UIFont.Weight.thin, .regular, .bold, .black].map { weight in
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40, weight: weight)]
      return Pixels(picture(200, 60) { _ in "Hamburg".draw(at: .zero, withAttributes: attributes) }).ink
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy(<), "\(inks)")
  }

  @Test func monospacedDigitsAndLettersAreEquallyWide() {
    func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(abs(width("1111", digits) - width("8888", digits)) < 0.01)
    #expect(width("1111", .systemFont(ofSize: 20)) < width("8888", .systemFont(ofSize: 20)) - 1)
    let letters = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(abs(width("iiii", letters) - width("WWWW", letters)) < 0.01)
  }

  @Test(arguments: [
    "Inter-Regular", "Inter-BoldItalic", "Inter-Italic", "Noto Sans-SemiBold", ".SystemUI-Bold", "X-Y-Heavy",
  ])
  func namesMakeTheFontAgain(name: String) {
    let font = UIFont(name: name, size: 10)
    #expect(font?.fontName == name && font?.pointSize == 10)
  }

  @Test func namesAreTakenApart() {
    #expect(UIFont(name: "Avenir-Oblique", size: 9)?.fontName == "Avenir-Italic")
    #expect(UIFont(name: "Times New Roman", size: 9)?.familyName == "Times New Roman")
    #expect(UIFont(name: "Semi-Detached", size: 9)?.familyName == "Semi-Detached")
    #expect(UIFont(name: ".SystemUI-Bold", size: 9) == UIFont.boldSystemFont(ofSize: 9))
    #expect(UIFont(name: "", size: 9) == nil)
  }

  @Test func descriptionsChangeStepByStep() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 15 && made.fontName == ".SystemUI-BoldItalic")
    #expect(made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: try #require(bold.withSymbolicTraits([])), size: 20) == .systemFont(ofSize: 20))
    let heavy = UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor
    #expect(heavy.withSymbolicTraits([.traitBold, .traitItalic])?.postscriptName == ".SystemUI-HeavyItalic")
    #expect(font.fontDescriptor.withDesign(.serif) == nil)
    #expect(
      font.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 15) }
        == .monospacedSystemFont(ofSize: 15, weight: .regular))
  }
}
