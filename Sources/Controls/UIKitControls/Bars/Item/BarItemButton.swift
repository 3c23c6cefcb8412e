import UIKitCore

/// The button that shows an item in a bar: as high as the bar, so that it is easily hit and a popover at it begins at
/// the bar's edge.
final class BarItemButton: UIButton {
  private(set) var item: UIBarButtonItem?

  convenience init(_ item: UIBarButtonItem) {
    self.init(type: .system)
    self.item = item
    contentEdgeInsets = UIEdgeInsets(top: 0, left: BarMetrics.itemPadding, bottom: 0, right: BarMetrics.itemPadding)
    addAction(UIAction { [weak self] _ in self?.item?.perform(self?.eventBeingHandled) }, for: .primaryActionTriggered)
    update()
  }

  override var menuSender: Any { item ?? self }

  /// Shows what the item says now.
  func update() {
    guard let item else { return }
    let symbol = item.systemItem?.symbol.flatMap { UIImage(systemName: $0) }
    let image = item.image ?? (item.title == nil ? symbol : nil)
    let title = image == nil ? item.title ?? item.systemItem?.name : nil
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setImage(image, for: .normal)
    setTitle(title, for: .normal)
    for state: UIControl.State in [.normal, .highlighted, .disabled] { showAttributes(of: item, title, state) }
    imageEdgeInsets = item.imageInsets
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.systemItem?.name
    setTint(item.tintColor)
    if menu !== item.menu { menu = item.menu }
    preferredMenuElementOrder = item.preferredMenuElementOrder
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
  }

  private func showAttributes(of item: UIBarButtonItem, _ title: String?, _ state: UIControl.State) {
    guard let attributes = item.titleTextAttributes(for: state), let title else {
      return setAttributedTitle(nil, for: state)
    }
    var all: [NSAttributedString.Key: Any] = [:]
    if let font = titleLabel?.font { all[.font] = font }
    all[.foregroundColor] = titleColor(for: state)
    setAttributedTitle(NSAttributedString(string: title, attributes: all.merging(attributes) { $1 }), for: state)
  }

  /// The width of the content, of the widest title the item may get, and at least what a finger hits.
  var naturalWidth: CGFloat {
    var width = intrinsicContentSize.width
    if let titles = item?.possibleTitles, let font = titleLabel?.font {
      for title in titles {
        let size = NSAttributedString(string: title, attributes: [.font: font]).size()
        width = max(width, size.width.rounded(.up) + 2 * BarMetrics.itemPadding)
      }
    }
    return currentImage == nil ? width : max(width, BarMetrics.height)
  }
}

/// The measures of bars, in points.
enum BarMetrics {
  /// A bar's height.
  static let height: CGFloat = 44
  /// From a bar's end to its first item.
  static let margin: CGFloat = 8
  /// On both sides of an item's content, inside its button.
  static let itemPadding: CGFloat = 8
  /// Between a custom view and its neighbours.
  static let customSpacing: CGFloat = 8
}
