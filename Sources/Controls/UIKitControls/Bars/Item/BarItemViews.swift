import UIKitCore

/// The views of a bar's items, in a view of the bar: an item that stays keeps its view, so that a popover at it stays.
final class BarItemViews: BarItemHolder {
  unowned let superview: UIView
  private let itemDidChange: () -> Void
  private var buttons: [ObjectIdentifier: BarItemButton] = [:]
  /// What the bar was given, hidden items and room among them.
  private var items: [UIBarButtonItem] = []
  private var shown: [UIBarButtonItem] = []

  /// Views in a view; the closure is called when an item changed and wants another place.
  init(in superview: UIView, itemDidChange: @escaping () -> Void) {
    self.superview = superview
    self.itemDidChange = itemDidChange
  }

  /// The views of the items that are shown.
  var itemViews: [UIView] { shown.compactMap { view(of: $0) } }

  /// The view of an item; nil for room, and for an item that another bar has taken meanwhile.
  func view(of item: UIBarButtonItem) -> UIView? { item.holder === self ? item.shownView : nil }

  /// Shows items and no others; items that another bar shows are taken from it.
  func show(_ items: [UIBarButtonItem]) {
    let visible = items.filter(Self.hasView)
    for item in shown where !visible.contains(where: { $0 === item }) { drop(item) }
    self.items = items
    shown = visible
    for item in items { item.changed = { [weak self, weak item] in if let item { self?.update(item) } } }
    for item in visible { install(item) }
  }

  private static func hasView(_ item: UIBarButtonItem) -> Bool { !item.isHidden && item.systemItem?.isSpace != true }

  private func install(_ item: UIBarButtonItem) {
    let view = item.customView ?? button(of: item)
    if item.customView != nil { buttons.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview() }
    if let old = item.shownView, old !== view, old.superview === superview { old.removeFromSuperview() }
    if let other = item.holder as? BarItemViews, other !== self { other.lose(item) }
    item.shownView = view
    item.holder = self
    if view.superview !== superview { superview.addSubview(view) }
    if let control = view as? UIControl { control.isEnabled = item.isEnabled }
  }

  private func button(of item: UIBarButtonItem) -> BarItemButton {
    let key = ObjectIdentifier(item)
    if let button = buttons[key], button.item === item { return button }
    let button = BarItemButton(item)
    buttons[key] = button
    return button
  }

  private func drop(_ item: UIBarButtonItem) {
    buttons.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
    guard item.holder === self else { return }
    if let view = item.shownView, view.superview === superview { view.removeFromSuperview() }
    item.shownView = nil
    item.holder = nil
    item.changed = nil
  }

  /// Another bar shows the item from now on.
  private func lose(_ item: UIBarButtonItem) {
    buttons.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
    shown.removeAll { $0 === item }
    items.removeAll { $0 === item }
  }

  private func update(_ item: UIBarButtonItem) {
    guard items.contains(where: { $0 === item }) else { return }
    let wasShown = shown.contains { $0 === item }
    if Self.hasView(item) {
      if !wasShown { shown.append(item) }
      install(item)
    } else if wasShown {
      // It is still the bar's, which hears when it is shown again.
      let changed = item.changed
      shown.removeAll { $0 === item }
      drop(item)
      item.changed = changed
    }
    buttons[ObjectIdentifier(item)]?.update()
    itemDidChange()
  }

  /// Ends showing anything.
  func dropAll() {
    show([])
  }

  // MARK: Sizes

  /// The size of an item's view in a bar of a height.
  func size(of item: UIBarButtonItem, height: CGFloat) -> CGSize {
    guard let view = view(of: item) else { return .zero }
    if let button = view as? BarItemButton {
      return CGSize(width: item.width > 0 ? item.width : button.naturalWidth, height: height)
    }
    var size = view.barSize(height: height)
    if item.width > 0 { size.width = item.width }
    return size
  }
}

extension UIView {
  /// The size of a custom view in a bar: its frame's, or where that is empty what it would like.
  final func barSize(height: CGFloat) -> CGSize {
    var size = translatesAutoresizingMaskIntoConstraints ? bounds.size : .zero
    if size.width <= 0 || size.height <= 0 {
      let natural = intrinsicContentSize
      if natural.width > 0, natural.height > 0 {
        size = natural
      } else {
        size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    return CGSize(width: max(size.width, 0), height: min(max(size.height, 0), height))
  }
}
