public import struct Foundation.CGFloat

/// The thickness of a font's strokes on the scale of CSS and OpenType, 100...1000.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The thickness, 400 being regular.
  public var rawValue: Int

  /// Makes a weight, brought into 100...1000.
  public init(rawValue: Int) { self.rawValue = min(max(rawValue, 100), 1000) }

  /// The weight 100.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// The weight 200.
  public static let thin = FontWeight(rawValue: 200)
  /// The weight 300.
  public static let light = FontWeight(rawValue: 300)
  /// The weight 400.
  public static let regular = FontWeight(rawValue: 400)
  /// The weight 500.
  public static let medium = FontWeight(rawValue: 500)
  /// The weight 600.
  public static let semibold = FontWeight(rawValue: 600)
  /// The weight 700.
  public static let bold = FontWeight(rawValue: 700)
  /// The weight 800.
  public static let heavy = FontWeight(rawValue: 800)
  /// The weight 900.
  public static let black = FontWeight(rawValue: 900)

  /// Compares the thickness.
  public static func < (one: FontWeight, other: FontWeight) -> Bool { one.rawValue < other.rawValue }

  /// Apple's named weights, -1...1, beside those of CSS.
  private static let apple: [(apple: CGFloat, css: CGFloat)] = [
    (-1, 100), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
    (0.62, 900), (1, 1000),
  ]

  /// Makes a weight of Apple's scale from -1 to 1, straight lines between its named weights.
  ///
  ///     FontWeight(appleWeight: 0.4).rawValue   // 700, bold
  public init(appleWeight weight: CGFloat) {
    let value = weight.isNaN ? 0 : min(max(weight, -1), 1)
    let after = Self.apple.firstIndex { $0.apple >= value } ?? Self.apple.count - 1
    let (low, high) = (Self.apple[max(after - 1, 0)], Self.apple[after])
    let part = high.apple > low.apple ? (value - low.apple) / (high.apple - low.apple) : 1
    self.init(rawValue: Int((low.css + part * (high.css - low.css)).rounded()))
  }
}
