public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font, a `UIFont`; by default the system's at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters, a `UIColor`; by default black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters, a `UIColor`; by default none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Alignment, line breaks and line heights, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The points added after each character, a number; it replaces the font's own spacing on iOS and adds to it here.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The points added after each character, a number; the font's own spacing stays.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The lines below, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The lines through the middle, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The points by which letters stand above the baseline, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Where the text leads, a `URL` or a string; it is kept and has no look of its own.
  public static let link = NSAttributedString.Key("NSLink")
}
