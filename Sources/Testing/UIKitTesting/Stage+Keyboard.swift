public import CoreGraphics
import UIKit
import UIKitCore

extension Stage {
  /// Shows a keyboard along the lower edge of the screen, or gives it another height.
  ///
  /// - Parameter height: Its height in points.
  public func showKeyboard(height: CGFloat = 216) {
    let screen = UIScreen.main.bounds
    ScreenKeyboard.move(
      to: CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height))
    turn()
  }

  /// Takes the keyboard away.
  public func hideKeyboard() {
    ScreenKeyboard.move(to: nil)
    turn()
  }

  /// Lets a keyboard on the screen come whenever something is edited, and go afterwards, as on a tablet.
  ///
  /// - Parameter height: Its height in points; nil for no such keyboard.
  public func setKeyboardWhileEditing(height: CGFloat?) {
    host.textInputDidChange = height.map { height in
      { isActive in
        let screen = UIScreen.main.bounds
        ScreenKeyboard.move(
          to: isActive
            ? CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height) : nil)
      }
    }
    // What is edited already has it, or has it no more.
    if let change = host.textInputDidChange { change(isTextInputActive) } else { ScreenKeyboard.move(to: nil) }
  }

  /// Whether typed text is wanted.
  public var isTextInputActive: Bool { host.window?.textInput.isActive ?? false }

  /// Where the caret is in the window, as input methods are told; nil where there is none.
  public var textInputCaret: CGRect? { host.window?.textInput.caret }

  /// The text that programs share by cutting and copying; empty on a new stage.
  public var clipboard: String? {
    get { host.clipboardText }
    set { host.clipboardText = newValue }
  }

  /// Lets the user wish for less motion, or no longer.
  public func setReducesMotion(_ reducesMotion: Bool) { UIAccessibility.reducesMotion = reducesMotion }
}
