import CoreGraphics
import Typesetting
import UIKitCore

extension UITextField {
  /// Sets the text as a program does: nobody is asked or told but the input's delegate.
  final func setText(_ new: String, _ newStyle: FieldStyle = FieldStyle()) {
    // Setting what is there leaves the caret; programs do so in answer to every change.
    if new == edited.string, new.utf16.count == edited.count, newStyle.isPlain, style.isPlain, edited.marked == nil {
      return
    }
    inputDelegate?.textWillChange(self)
    edited.set(new)
    style = newStyle
    typing = nil
    history.removeAll()
    session.startsAnew = false
    textDidChange()
    inputDelegate?.textDidChange(self)
  }

  final func setColor(_ new: UIColor) {
    ink = new
    style.set(.foregroundColor, new)
    textDidChange()
  }

  final func setFont(_ new: UIFont) {
    typeface = new
    style.set(.font, new)
    textSizeDidChange()
  }

  final func setHint(_ new: FieldHint?) {
    hint = new
    if edited.isEmpty { textSizeDidChange() }
  }

  final var defaultLook: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    return otherAttributes.merging([.font: typeface, .foregroundColor: ink, .paragraphStyle: paragraph]) { $1 }
  }

  final func setDefaultLook(_ look: [NSAttributedString.Key: Any]) {
    if let font = look[.font] as? UIFont { typeface = font }
    if let color = look[.foregroundColor] as? UIColor { ink = color }
    if let paragraph = look[.paragraphStyle] as? NSParagraphStyle { alignment = paragraph.alignment }
    otherAttributes = look.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    for (key, value) in look { style.set(key, value) }
    textSizeDidChange()
  }

  /// The look of the character before the caret.
  final var lookAtCaret: [NSAttributedString.Key: Any] {
    let own = style.look(at: max(edited.selection.lowerBound - 1, 0)) ?? [:]
    return defaultLook.merging(own) { $1 }
  }

  final func followTextSize() {
    guard adjustsFontForContentSizeCategory, let style = typeface.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: What follows from a change

  /// The text is another, or looks otherwise.
  final func textDidChange() {
    keptLine = nil
    keptCut = nil
    invalidateIntrinsicContentSize()
    textPlaceDidChange()
  }

  /// What is shown may have another size.
  final func textSizeDidChange() { textDidChange() }

  /// The text may lie elsewhere; as it is placed, so is the caret.
  final func textPlaceDidChange() {
    keptCut = nil
    setNeedsDisplay()
    setNeedsLayout()
    guard session.isEditing else { return }
    restartBlinking()
    textCaretDidMove()
  }

  final func sideViewDidChange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    textSizeDidChange()
  }

  final func traitsDidChange(from previous: UITraitCollection?) {
    // Colours of parts of the text are in its layout.
    keptLine = nil
    textPlaceDidChange()
    guard let previous else { return }
    if traitCollection.displayScale != previous.displayScale { textSizeDidChange() }
    if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory { followTextSize() }
  }

  // MARK: The line

  /// The text's layout; of long text the part around the caret, or its beginning while it is not edited.
  final var line: FieldLine {
    let beginning = 0..<min(edited.count, FieldLine.partLength)
    let part = session.isEditing ? FieldLine.part(of: edited) : edited.whole(beginning)
    if let keptLine, keptLine.part == part { return keptLine }
    let made = traitCollection.withCurrent { makeLine(part) }
    keptLine = made
    return made
  }

  private func makeLine(_ part: Range<Int>) -> FieldLine {
    func make(_ font: UIFont) -> FieldLine {
      FieldLine(
        edited, part: part, isSecure: isSecureTextEntry, font: font, others: otherAttributes, style: style,
        marked: markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue])
    }
    let made = make(typeface)
    let room = textRoom.width
    guard adjustsFontSizeToFitWidth, made.width > room, room > 0 else { return made }
    let size = max(typeface.pointSize * room / made.width, min(minimumFontSize, typeface.pointSize), 1)
    return make(typeface.withSize(size))
  }

  /// Where the text is now.
  final var textRoom: CGRect { session.isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
}
