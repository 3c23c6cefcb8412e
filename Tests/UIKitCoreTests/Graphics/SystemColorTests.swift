import Foundation
import Testing
import UIKit
import UIKitCore

@Suite struct SystemColorTests {
  private static func traits(
    _ style: UIUserInterfaceStyle, high: Bool = false, elevated: Bool = false
  ) -> UITraitCollection {
    var traits = Traits.standard
    traits.userInterfaceStyle = style
    traits.accessibilityContrast = high ? .high : .normal
    traits.userInterfaceLevel = elevated ? .elevated : .base
    return UITraitCollection(traits)
  }

  /// The components as bytes, and the alpha in hundredths.
  private static func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let parts = color.cgColor(for: traits).components ?? []
    return parts.dropLast().map { Int(($0 * 255).rounded()) } + [Int(((parts.last ?? 0) * 100).rounded())]
  }

  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
    (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
    (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
    (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
    (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.tintColor, [0, 122, 255, 100], [10, 132, 255, 100]),
    (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
    (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
    (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
    (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
    (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
    (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
    (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
  ])
  func haveTheValuesOfBothAppearances(color: UIColor, light: [Int], dark: [Int]) {
    #expect(Self.bytes(color, Self.traits(.light)) == light)
    #expect(Self.bytes(color, Self.traits(.unspecified)) == light)
    #expect(Self.bytes(color, Self.traits(.dark)) == dark)
  }

  @Test func groundsAreLighterWhereTheyAreRaisedInTheDark() {
    #expect(Self.bytes(.systemBackground, Self.traits(.dark, elevated: true)) == [28, 28, 30, 100])
    #expect(Self.bytes(.secondarySystemBackground, Self.traits(.dark, elevated: true)) == [44, 44, 46, 100])
    #expect(Self.bytes(.systemBackground, Self.traits(.light, elevated: true)) == [255, 255, 255, 100])
    #expect(Self.bytes(.systemBackground, Self.traits(.dark, high: true, elevated: true)) == [36, 36, 38, 100])
    #expect(Self.bytes(.systemBlue, Self.traits(.dark, elevated: true)) == [10, 132, 255, 100])
  }

  @Test func contrastCanBeIncreased() {
    #expect(Self.bytes(.systemBlue, Self.traits(.light, high: true)) == [0, 64, 221, 100])
    #expect(Self.bytes(.systemBlue, Self.traits(.dark, high: true)) == [64, 156, 255, 100])
    #expect(Self.bytes(.secondaryLabel, Self.traits(.light, high: true)) == [60, 60, 67, 80])
  }

  /// The relative luminance of WCAG 2.
  private static func luminance(_ color: UIColor, _ traits: UITraitCollection) -> Double {
    let parts = color.cgColor(for: traits).components ?? []
    let rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.dropLast())
    let linear = rgb.map { $0 <= 0.04045 ? Double($0) / 12.92 : pow((Double($0) + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test func increasedContrastMovesTintsAwayFromTheGround() {
    let tints: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    ]
    // In the dark Apple itself makes yellow and mint a little darker.
    let exceptions: [UIColor] = [.systemYellow, .systemMint]
    for tint in tints {
      let light = Self.luminance(tint, Self.traits(.light))
      #expect(Self.luminance(tint, Self.traits(.light, high: true)) < light, "\(tint)")
      guard !exceptions.contains(tint) else { continue }
      let dark = Self.luminance(tint, Self.traits(.dark))
      #expect(Self.luminance(tint, Self.traits(.dark, high: true)) > dark, "\(tint)")
    }
  }
}
