import UIKitCore

extension UIControl {
  /// Return and the space bar press a control that has the keys; says whether these keys did.
  final func keysDidGoDown(_ presses: Set<UIPress>) -> Bool {
    guard isFirstResponder, isEnabled, presses.contains(where: \.presses) else { return false }
    isHighlighted = true
    return true
  }

  final func keysDidGoUp(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
    guard isFirstResponder, presses.contains(where: \.presses) else { return false }
    guard isHighlighted else { return true }
    isHighlighted = false
    handling(event) { activate() }
    return true
  }

  final func keysWereCancelled(_ presses: Set<UIPress>) -> Bool {
    guard isFirstResponder, presses.contains(where: \.presses) else { return false }
    isHighlighted = false
    return true
  }

  /// Does what a tap does: for keys and assistive technologies.
  package final func activate() {
    guard isEnabled else { return }
    if showsMenuByTouch, showMenu(by: .keys) { return }
    sendActions(for: .touchUpInside)
    if hasPrimaryAction { performPrimaryAction() }
  }
}

extension UIPress {
  /// Whether the key presses buttons.
  fileprivate var presses: Bool {
    guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    return [.keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter].contains(key.keyCode)
  }
}
