import Foundation

/// Lines under or through text.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as Apple numbers them.
  public var rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line; ours is drawn as `single`.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots; ours are drawn as a whole line, as are the other patterns.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Not under the spaces between words; ours goes on there.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
