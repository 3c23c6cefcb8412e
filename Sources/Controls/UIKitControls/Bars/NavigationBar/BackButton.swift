import UIKitCore

/// The way back: an arrow, and what it leads to as far as there is room.
final class BackButton: UIButton {
  private var words: [String] = []
  private var ownImage: UIImage?

  convenience init(_ press: @escaping () -> Void) {
    self.init(type: .system)
    titleLabel?.font = .systemFont(ofSize: 17)
    accessibilityIdentifier = "BackButton"
    addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
  }

  /// What the button may say for an item, the longest first.
  func show(_ item: UINavigationItem) {
    let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
    switch item.backButtonDisplayMode {
    case .default: words = [title ?? Self.word, Self.word, ""]
    case .generic: words = [Self.word, ""]
    case .minimal: words = [""]
    }
    accessibilityLabel = title ?? Self.word
    ownImage = item.backBarButtonItem?.image
    showArrow()
    setTint(item.backBarButtonItem?.tintColor)
  }

  /// Says the longest that fits a width; the width of it.
  func fit(width: CGFloat) -> CGFloat {
    for title in words {
      if self.title(for: .normal) != title { setTitle(title, for: .normal) }
      let natural = max(intrinsicContentSize.width, BarMetrics.height)
      if natural <= width || title.isEmpty { return natural }
    }
    return BarMetrics.height
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showArrow()
  }

  private func showArrow() {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
    let arrow = UIImage(systemName: isTurned ? "chevron.right" : "chevron.left", withConfiguration: size)
    setImage(ownImage ?? arrow, for: .normal)
    let (gap, end) = (Self.gap, BarMetrics.itemPadding + Self.gap)
    contentEdgeInsets = UIEdgeInsets(top: 0, left: isTurned ? end : 0, bottom: 0, right: isTurned ? 0 : end)
    titleEdgeInsets = UIEdgeInsets(top: 0, left: isTurned ? -gap : gap, bottom: 0, right: isTurned ? gap : -gap)
  }

  private static let word = "Back"
  /// Between the arrow and the words.
  private static let gap: CGFloat = 5
}
