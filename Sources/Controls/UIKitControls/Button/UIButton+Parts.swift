import UIKitCore

/// The views that show a button's content; each is made when it is needed.
struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  /// The background image, or the background of a configuration.
  var background: UIImageView?
  /// An image and the template made of it: as long as it is the same one, nothing is drawn anew.
  var template: (original: UIImage, made: UIImage)?
  /// Whether the title's shadow falls on the other side just now.
  var isShadowTurned = false
}

extension UIButton {
  final func become(_ type: ButtonType) {
    buttonType = type
    parts.title?.font = defaultFont
    if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  final func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  final var defaultFont: UIFont { .systemFont(ofSize: buttonType.isSystem ? 15 : UIFont.buttonFontSize) }

  final func makeTitleLabel() -> UILabel {
    if let label = parts.title { return label }
    let label = makeLabel()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    parts.title = label
    addSubview(label)
    label.sizeDidChange = { [weak self] in self?.sizeDidChange() }
    return label
  }

  final func makeSubtitleLabel() -> UILabel {
    if let label = parts.subtitle { return label }
    let label = makeLabel()
    parts.subtitle = label
    addSubview(label)
    label.sizeDidChange = { [weak self] in self?.sizeDidChange() }
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textColor = currentTitleColor
    return label
  }

  final func makeImageView() -> UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    parts.image = view
    insertSubview(view, at: parts.background == nil ? 0 : 1)
    return view
  }

  final func makeBackgroundView() -> UIImageView {
    if let view = parts.background { return view }
    let view = UIImageView()
    parts.background = view
    insertSubview(view, at: 0)
    return view
  }

  /// Title and image have another size: the button too, perhaps.
  final func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
