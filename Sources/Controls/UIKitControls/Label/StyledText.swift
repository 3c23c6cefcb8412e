import Typesetting
import UIKitCore

/// Text that brings its own looks, and what a label says of the rest.
///
/// The string is never put together anew: in Foundation on Linux, changing and joining mutable attributed strings can
/// stop the program.
struct StyledText {
  /// The text as it was given.
  let string: NSAttributedString
  /// What the label was like when the text was given: for what it leaves open.
  let openFont: UIFont
  let openColor: UIColor
  /// What was set for the whole text afterwards.
  var font: UIFont?
  var color: UIColor?
  private let original: NSAttributedString?

  init(_ string: NSAttributedString, openFont: UIFont, openColor: UIColor) {
    // A mutable string may be changed by its owner afterwards.
    self.string = NSAttributedString(attributedString: string)
    original = string is NSMutableAttributedString ? nil : string
    self.openFont = openFont
    self.openColor = openColor
  }

  /// Whether a string is the one that is shown, as it was given.
  func isUnchanged(_ other: NSAttributedString) -> Bool { original === other && font == nil && color == nil }

  /// The text to lay out, with the colours of the current traits.
  var content: TextContent {
    let content = TextContent(string, font: openFont, color: openColor)
    guard font != nil || color != nil else { return content }
    let (font, color) = (font?.typeface, color?.cgColor)
    return content.changingAttributes { attributes in
      if let font { attributes.font = font }
      if let color { attributes.color = color }
    }
  }

  /// The text as it is shown.
  var shown: NSAttributedString { OverlaidString(self) }
}

/// A string whose attributes are another's with a label's in their places.
private nonisolated final class OverlaidString: NSAttributedString {
  private let base: NSAttributedString
  private let overlay: ([Key: Any]) -> [Key: Any]

  @MainActor init(_ text: StyledText) {
    base = text.string
    overlay = { attributes in
      var attributes = attributes
      attributes[.font] = text.font ?? attributes[.font] ?? text.openFont
      attributes[.foregroundColor] = text.color ?? attributes[.foregroundColor] ?? text.openColor
      return attributes
    }
    super.init(string: text.string.string)
  }

  /// Archives hold no such strings.
  required init?(coder: NSCoder) { nil }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: Any] {
    overlay(base.attributes(at: location, effectiveRange: range))
  }

  override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [Key: Any] {
    overlay(base.attributes(at: location, longestEffectiveRange: range, in: rangeLimit))
  }

  override func attribute(_ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
}
