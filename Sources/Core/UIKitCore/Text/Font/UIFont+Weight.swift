public import Foundation

nonisolated extension UIFont {
  /// How thick a font's strokes are; 0 is regular, and the numbers are Apple's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number, from -1 to 1.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Thin.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A little thicker.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Thick.
    public static let bold = Weight(0.4)
    /// Very thick.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)

    /// All nine from thin to thick.
    static let ordered: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
  }
}
