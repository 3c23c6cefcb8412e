import CoreGraphics
import QuartzCore

extension UIWindow {
  /// The text's place or its taker is another: the host is told in the next turn, once.
  final func textInputChanged() {
    guard !toldOfTextInput else { return }
    toldOfTextInput = true
    RenderLoop.shared.nextTurn { [weak self] in
      guard let self else { return }
      toldOfTextInput = false
      tellTextInput()
    }
  }

  /// Typed text goes where keys go.
  private func tellTextInput() {
    guard isKeyWindow, let hostWindow = windowScene?.hostWindow else { return }
    guard let view = textTaker, let hooks = view.hooks else {
      return hostWindow.setTextInput(isActive: false, caret: nil)
    }
    hostWindow.setTextInput(isActive: true, caret: hooks.textCaret.map { view.convert($0, to: nil) })
  }

  /// The view that typed text goes to.
  final var textTaker: UIView? {
    if let keyScope { return keyScope }
    guard let view = firstResponder as? UIView, view.hooks?.takesText == true, getsKeys(view) else { return nil }
    return view
  }
}

extension UIView {
  /// The caret of this view, which is edited, moved.
  package final func textCaretDidMove() { window?.textInputChanged() }
}
