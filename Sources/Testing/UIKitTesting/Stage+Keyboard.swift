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

  /// Lets the user wish for less motion, or no longer.
  public func setReducesMotion(_ reducesMotion: Bool) { UIAccessibility.reducesMotion = reducesMotion }
}
