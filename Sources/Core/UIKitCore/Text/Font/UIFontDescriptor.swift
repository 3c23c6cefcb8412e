public import Foundation
import Typesetting

/// A description of a font that can be changed step by step.
///
/// Ours knows family, size, weight, slant, and the designs `default` and `monospaced`.
open nonisolated class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The font that is described.
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }

  /// Family and style, by which `UIFont(name:size:)` finds the font.
  open var postscriptName: String { font.fontName }

  /// What the font is like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.typeface.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.typeface.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The description of a style's font at the preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The description of a style's font at the traits' preferred text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The same style of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily == FontName.system ? nil : newFamily }
  }

  /// The font with exactly these traits; nil of `traitExpanded` and `traitCondensed`, which no font of ours has.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let isBold = symbolicTraits.contains(.traitBold)
    let weight = isBold == wasBold ? font.weight : isBold ? .bold : .regular
    return changed(weight: weight) {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      $0.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    }
  }

  /// The system's font in another design; nil of those that we have not: `rounded` and `serif`.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: changed { $0.isMonospaced = false }
    case .monospaced: changed { $0.isMonospaced = true }
    default: nil
    }
  }

  /// The description itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.font == font } ?? false
  }

  /// The same for equal descriptions.
  open override var hash: Int { font.hash }

  private func changed(weight: UIFont.Weight? = nil, _ change: (inout Font) -> Void) -> UIFontDescriptor {
    var typeface = font.typeface
    change(&typeface)
    return UIFontDescriptor(UIFont(typeface, weight: weight ?? font.weight))
  }
}

nonisolated extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a description; a size of 0 takes that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(font.typeface, weight: font.weight, textStyle: font.textStyle)
  }
}
