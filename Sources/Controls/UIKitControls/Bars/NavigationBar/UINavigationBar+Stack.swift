import UIKitCore

extension UINavigationBar {
  /// Seconds that titles take to change; as long as controllers slide.
  static var changeDuration: TimeInterval { 0.35 }

  final func replaceStack(_ items: [UINavigationItem], animated: Bool) {
    let (old, isPop) = (stack, items.count < stack.count)
    guard old.map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) else { return }
    stack = items
    for item in old where !items.contains(where: { $0 === item }) { item.changed = nil }
    for item in items { item.changed = { [weak self] in self?.content?.update() } }
    if let content, content.item === items.last {
      content.back = backItem
      return content.update()
    }
    change(animated: animated && window != nil && !old.isEmpty && !items.isEmpty, isPop: isPop)
  }

  /// Shows the top item in place of what is shown.
  private func change(animated: Bool, isPop: Bool) {
    let old = content
    content = nil
    if let top = topItem {
      let new = NavigationBarContent(top, back: backItem, in: self)
      new.frame = bounds
      addSubview(new)
      new.update()
      content = new
    }
    guard let old else { return }
    guard animated, let new = content else { return remove(old) }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A push moves all to where reading begins, a pop back.
    let way: CGFloat = isPop == isTurned ? -1 : 1
    let distance = bounds.width / 3
    leaving.append(old)
    old.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      new.layoutIfNeeded()
      new.alpha = 0
      new.transform = CGAffineTransform(translationX: -way * distance, y: 0)
    }
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .curveEaseOut) {
      new.alpha = 1
      new.transform = .identity
      old.alpha = 0
      old.transform = CGAffineTransform(translationX: way * distance, y: 0)
    } completion: { [weak self] _ in
      self?.leaving.removeAll { $0 === old }
      self?.remove(old)
    }
  }

  private func remove(_ content: NavigationBarContent) {
    content.views.dropAll()
    content.removeFromSuperview()
  }

  /// The way back was pressed.
  final func goBack() {
    if let goesBack { goesBack() } else { popItem(animated: true) }
  }
}
