public import Foundation
package import Typesetting

/// A font at a size.
///
/// It is a description that is resolved against the installed fonts when text is measured or drawn; the system's
/// font is Inter, followed by Noto for other scripts. Fonts never change and can be used on every thread.
open nonisolated class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The font for laying out text.
  package let typeface: Font
  /// The style that the font was chosen by, if it was.
  package let textStyle: TextStyle?
  /// The thickness as it was asked for.
  package let weight: Weight

  init(_ typeface: Font, weight: Weight, textStyle: TextStyle? = nil) {
    var typeface = typeface
    typeface.weight = FontWeight(appleWeight: weight.rawValue)
    self.typeface = typeface
    self.weight = weight
    self.textStyle = textStyle
  }

  /// The size in points.
  open var pointSize: CGFloat { typeface.size }
  /// The height from the baseline to the top of a line.
  open var ascender: CGFloat { typeface.metrics.ascender }
  /// The depth from the baseline to the bottom of a line; negative.
  open var descender: CGFloat { -typeface.metrics.descender }
  /// The gap that the font wants between lines.
  open var leading: CGFloat { typeface.metrics.leading }
  /// The height of capital letters.
  open var capHeight: CGFloat { typeface.capHeight }
  /// The height of a small x.
  open var xHeight: CGFloat { typeface.xHeight }
  /// The height of a line; it does not depend on the text, whatever scripts are in it.
  open var lineHeight: CGFloat { typeface.metrics.lineHeight }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var typeface = typeface
    typeface.size = fontSize
    return UIFont(typeface, weight: weight)
  }

  /// The font itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other font describes the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0 === self || $0.typeface == typeface } ?? false
  }

  /// The same for equal fonts.
  open override var hash: Int { typeface.hashValue }

  /// Name and size.
  open override var description: String { "<UIFont: \(fontName) \(pointSize) pt>" }
}
