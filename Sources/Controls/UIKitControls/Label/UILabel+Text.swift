import Typesetting
import UIKitCore

extension UILabel {
  /// Whether there is a character to show.
  final var hasText: Bool {
    if let styled { return styled.string.length > 0 }
    return plain?.isEmpty == false
  }

  /// What is laid out; colours of plain text are left to the drawing, so that changing them keeps the layout.
  final var content: TextContent {
    if let keptContent { return keptContent }
    let made: TextContent
    if let styled {
      made = traitCollection.withCurrent { styled.content }
    } else {
      made = TextContent(plain ?? "", font: typeface)
    }
    keptContent = made
    return made
  }

  /// The label's own look as attributes.
  final var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraphAlignment
    style.lineBreakMode = breaking
    return [.font: typeface, .foregroundColor: ink, .paragraphStyle: style]
  }

  final func setText(_ new: String?) {
    guard styled != nil || new != plain else { return }
    plain = new
    styled = nil
    textSizeDidChange()
  }

  final func setAttributedText(_ new: NSAttributedString?) {
    if new == nil, styled == nil, plain == nil { return }
    if let styled, let new, styled.isUnchanged(new) { return }
    plain = nil
    styled = new.map {
      StyledText($0, openFont: typeface, openColor: ink)
    }
    if let styled, styled.string.length > 0 { takeLook(of: styled.string) }
    textSizeDidChange()
  }

  /// The label's properties say what the first character does.
  private func takeLook(of string: NSAttributedString) {
    if let font = string.leadingFont { typeface = font }
    if let color = string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor { ink = color }
    if let style = string.leadingParagraphStyle {
      paragraphAlignment = style.alignment
      breaking = style.lineBreakMode
    }
  }

  final func setFont(_ new: UIFont) {
    let looksTheSame = new == typeface && styled == nil
    // An equal font may still have been chosen by another text style.
    typeface = new
    guard !looksTheSame else { return }
    styled?.font = new
    textSizeDidChange()
  }

  final func setColor(_ new: UIColor) {
    guard new != ink || styled != nil else { return }
    ink = new
    if styled != nil {
      styled?.color = new
      keptContent = nil
    }
    setNeedsDisplay()
  }

  final func setAlignment(_ new: NSTextAlignment) {
    guard new != paragraphAlignment else { return }
    paragraphAlignment = new
    setNeedsDisplay()
  }

  final func setLineBreakMode(_ new: NSLineBreakMode) {
    guard new != breaking else { return }
    breaking = new
    textSizeDidChange()
  }

  /// What is shown may have another size now.
  final func textSizeDidChange() {
    keptContent = nil
    keptFit = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    sizeDidChange?()
  }

  final func fitDidChange() {
    keptFit = nil
    setNeedsDisplay()
  }

  final func traitsDidChange(from previous: UITraitCollection?) {
    let traits = traitCollection
    if traits.hasDifferentColorAppearance(comparedTo: previous) {
      // Its colours are part of a styled text's content.
      if styled != nil { keptContent = nil }
      setNeedsDisplay()
    }
    guard let previous else { return }
    if traits.layoutDirection != previous.layoutDirection { setNeedsDisplay() }
    if traits.displayScale != previous.displayScale { textSizeDidChange() }
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory { followTextSize() }
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory, let style = typeface.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }
}
