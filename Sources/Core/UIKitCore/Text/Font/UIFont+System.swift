public import Foundation
import Typesetting

nonisolated extension UIFont {
  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font at a thickness.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: fontSize), weight: weight)
  }

  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, leaning.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true), weight: .regular)
  }

  /// The system's font with digits that are all equally wide, for columns and running clocks.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: fontSize, hasMonospacedDigits: true), weight: weight)
  }

  /// The system's font of equally wide letters, for program text.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: fontSize, isMonospaced: true), weight: weight)
  }

  /// The size of labels' text, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons' text, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of plain text, 14 points.
  public class var systemFontSize: CGFloat { 14 }
}
