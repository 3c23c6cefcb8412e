import CoreGraphics
import Typesetting
import UIKitCore

extension UITextField {
  private static let clearSize: CGFloat = 19
  private static let sideGap: CGFloat = 5

  private var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The room between border and text: on either side, and above and below.
  private var padding: CGSize {
    switch borderStyle {
    case .none: CGSize(width: 0, height: 0)
    case .line: CGSize(width: 2, height: 1)
    case .bezel: CGSize(width: 7, height: 3)
    case .roundedRect: CGSize(width: 7, height: 6)
    }
  }

  /// Where the text is, between the views that are shown.
  final func room(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var (leading, trailing) = (padding.width, padding.width)
    if leftView != nil, leftViewMode.shows(isEditing: isEditing) {
      let rect = leftViewRect(forBounds: bounds)
      leading = max(leading, isTurned ? bounds.maxX - rect.minX : rect.maxX - bounds.minX)
      if borderStyle != .none { leading += Self.sideGap }
    }
    var end: CGRect?
    if rightView != nil, rightViewMode.shows(isEditing: isEditing) {
      end = rightViewRect(forBounds: bounds)
    } else if clearButtonMode.shows(isEditing: isEditing) {
      end = clearButtonRect(forBounds: bounds)
    }
    if let end {
      trailing = max(trailing, (isTurned ? end.maxX - bounds.minX : bounds.maxX - end.minX))
      if borderStyle != .none { trailing += Self.sideGap }
    }
    let width = max(bounds.width - leading - trailing, 0)
    let x = bounds.minX + (isTurned ? trailing : leading)
    return CGRect(
      x: min(x, bounds.maxX), y: bounds.minY + padding.height, width: width,
      height: max(bounds.height - 2 * padding.height, 0))
  }

  final func usualClearButtonRect(in bounds: CGRect) -> CGRect {
    let gap = borderStyle == .none ? 0 : Self.sideGap
    let x = isTurned ? bounds.minX + gap : bounds.maxX - Self.clearSize - gap
    return CGRect(
      x: x, y: (bounds.midY - Self.clearSize / 2).rounded(toPixelsOf: contentScaleFactor), width: Self.clearSize,
      height: Self.clearSize)
  }

  final func sideRect(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    if size == .zero { size = view.intrinsicContentSize }
    size.width = min(max(size.width, 0), bounds.width)
    size.height = min(max(size.height, 0), bounds.height)
    let x = isLeading == isTurned ? bounds.maxX - size.width : bounds.minX
    let y = (bounds.midY - size.height / 2).rounded(toPixelsOf: contentScaleFactor)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The size of text or placeholder with room for all the rest.
  final var naturalSize: CGSize {
    let isEditing = session.isEditing
    // What a subclass adds to the rectangles is room too.
    let probe = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    let inner = isEditing ? editingRect(forBounds: probe) : textRect(forBounds: probe)
    let content = edited.isEmpty ? hintLayout.size.width : line.width + Self.caretWidth
    let above: CGFloat = borderStyle == .none ? 1 : 2 * padding.height + 1
    return CGSize(
      width: (probe.width - inner.width + content).rounded(.up), height: (typeface.lineHeight.rounded(.up) + above))
  }

  // MARK: Views

  /// Shows the views that are to be seen, and the caret.
  final func placeParts() {
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    let hidesClear = edited.isEmpty || (rightView != nil && rightViewMode.shows(isEditing: isEditing))
    if clearButtonMode.shows(isEditing: isEditing), !hidesClear {
      let button = parts.clearButton ?? makeClearButton()
      place(button, .always, clearButtonRect(forBounds: bounds))
    } else {
      parts.clearButton?.removeFromSuperview()
    }
    placeCaret()
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ rect: CGRect) {
    guard let view else { return }
    guard mode.shows(isEditing: isEditing) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }

  private func makeClearButton() -> UIButton {
    let button = FieldClearButton(frame: .zero)
    let size = UIImage.SymbolConfiguration(pointSize: 15)
    button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
    button.tintColor = .tertiaryLabel
    button.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
    parts.clearButton = button
    return button
  }
}
