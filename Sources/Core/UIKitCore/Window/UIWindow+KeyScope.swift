extension UIWindow {
  private enum ScopeKey {}

  /// A view in front of everything that gets all keys and typed text, whoever is first responder: an open menu.
  package final var keyScope: UIView? {
    get {
      guard let view = (attachments[ObjectIdentifier(ScopeKey.self)] as? WeakView)?.view, view.window === self
      else { return nil }
      return view
    }
    set {
      attachments[ObjectIdentifier(ScopeKey.self)] = newValue.map { WeakView(view: $0) }
      textInputChanged()
    }
  }

  /// The menu key, and Shift with F10, open the menu of who has the keys; says whether there was one.
  final func openMenu(for key: UIKey) -> Bool {
    let isAsked =
      key.keyCode == .keyboardApplication || (key.keyCode == .keyboardF10 && key.modifierFlags.contains(.shift))
    return isAsked && (firstResponder as? UIView)?.openContextMenu(at: nil) == true
  }
}

private struct WeakView {
  weak var view: UIView?
}
