extension UIMenu {
  /// The actions of this menu and of those inside, as far as they are there already.
  final var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: [action]
      case let menu as UIMenu: menu.actions
      case let deferred as UIDeferredMenuElement: deferred.kept?.compactMap { $0 as? UIAction } ?? []
      default: []
      }
    }
  }

  /// Ticks an action, and no other, where a menu of one choice holds it; the innermost of them decides.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - asWhole: Whether this menu itself is taken for one.
  /// - Returns: Whether there was such a menu.
  @discardableResult
  final func tick(_ action: UIAction, asWhole: Bool) -> Bool {
    for case let menu as UIMenu in children where menu.tick(action, asWhole: false) { return true }
    guard asWhole || options.contains(.singleSelection) else { return false }
    let all = actions
    guard all.contains(where: { $0 === action }) else { return false }
    for other in all where other.state != .off && other !== action { other.state = .off }
    action.state = .on
    return true
  }
}
