import CoreGraphics
import Foundation
import UIKitCore

extension UIAlertController {
  /// Puts texts and buttons in anew, and says how large they are.
  final func showContent() {
    // A field that is edited stays where it is.
    for old in texts.subviews where old !== fields { old.removeFromSuperview() }
    for old in choices.subviews { old.removeFromSuperview() }
    let width: CGFloat = preferredStyle == .alert ? 270 : 304
    var y: CGFloat = 0
    let isSheet = preferredStyle == .actionSheet
    let words = [
      (title, UIFont.systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
      (message, UIFont.systemFont(ofSize: 13)),
    ]
    for (text, font) in words {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = isSheet ? .secondaryLabel : .label
      label.textAlignment = .center
      label.numberOfLines = 0
      let height = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up)
      y += y == 0 ? 19 : 3
      label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      texts.addSubview(label)
      y += height
    }
    y = placeFields(below: y, width: width)
    if y > 0 { y += 19 }
    texts.contentSize = CGSize(width: width, height: y)
    choices.contentSize = CGSize(width: width, height: addButtons(width: width))
    preferredContentSize = CGSize(width: width, height: y + choices.contentSize.height)
    view.setNeedsLayout()
  }

  /// Puts the choices below the texts; where there is less room than both want, each scrolls, and choices that need it
  /// have at least half.
  final func placeParts() {
    let size = view.bounds.size
    let (wanted, needed) = (texts.contentSize.height, choices.contentSize.height)
    let height = max(min(needed, max(size.height - wanted, size.height / 2)), 0)
    texts.frame = CGRect(x: 0, y: 0, width: size.width, height: max(min(wanted, size.height - height), 0))
    choices.frame = CGRect(x: 0, y: texts.frame.maxY, width: size.width, height: height)
    for part in [texts, choices] { part.isScrollEnabled = part.contentSize.height > part.bounds.height }
    fields.fields.first(where: \.isEditing)?.bringIntoView()
  }

  /// Puts the text fields in, joined, and says where they end.
  private func placeFields(below top: CGFloat, width: CGFloat) -> CGFloat {
    guard !fields.fields.isEmpty else { return top }
    let place = CGRect(x: 16, y: top == 0 ? 19 : top + 17, width: width - 32, height: fields.height)
    if fields.frame != place { fields.frame = place }
    if fields.superview == nil { texts.addSubview(fields) }
    return place.maxY
  }

  /// Return goes on to the next field, and from the last one chooses.
  final func returnWasPressed(in field: UITextField) {
    guard let index = fields.fields.firstIndex(of: field) else { return }
    if fields.fields.indices.contains(index + 1) {
      fields.fields[index + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
  }

  /// The choices in the order they are shown: the one that cancels is last, first of two beside each other, and none
  /// in a popover, where a touch outside cancels.
  private var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction else { return others }
    if isBesideEachOther { return [cancelAction] + others }
    return popoverIsUsed && !others.isEmpty ? others : others + [cancelAction]
  }

  private var isBesideEachOther: Bool { preferredStyle == .alert && actions.count == 2 }

  private var popoverIsUsed: Bool {
    preferredStyle == .actionSheet && presentingViewController?.traitCollection.horizontalSizeClass == .regular
  }

  /// Puts the buttons in, and says how high they are together.
  private func addButtons(width: CGFloat) -> CGFloat {
    let height: CGFloat = preferredStyle == .alert ? 44 : 57
    var y: CGFloat = 0
    for (index, action) in shownActions.enumerated() {
      let half = (width / 2).rounded()
      let place =
        isBesideEachOther
        ? CGRect(x: index == 0 ? 0 : half, y: 0, width: index == 0 ? half : width - half, height: height)
        : CGRect(x: 0, y: y, width: width, height: height)
      let button = makeButton(action)
      button.frame = place
      choices.addSubview(button)
      addLine(CGRect(x: place.minX, y: place.minY, width: place.width, height: 0.5))
      if isBesideEachOther, index == 1 { addLine(CGRect(x: half, y: 0, width: 0.5, height: height)) }
      y = place.maxY
    }
    return y
  }

  private func makeButton(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in self?.choose(action) })
    let isStrong = action === preferredAction || (preferredAction == nil && action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isStrong ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    action.enabledChanged = { [weak button] in button?.isEnabled = $0 }
    return button
  }

  private func addLine(_ place: CGRect) {
    let line = UIView(frame: place)
    line.backgroundColor = .separator
    choices.addSubview(line)
  }
}
