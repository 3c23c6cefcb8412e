import UIKit

extension FPPopoverController {
  /// Takes keys for Escape, unless something has them that is no popover: a text field keeps its keyboard.
  func takeKeys() {
    let popovers = VisiblePopovers.all
    guard
      popovers.contains(where: { $0 !== self && $0.isFirstResponder }) || touchView.window?.hasFirstResponder == false
    else { return }
    becomeFirstResponder()
  }

  /// Gives keys to the popover below, or back to where they were.
  func giveKeysBack() {
    guard isFirstResponder else { return }
    resignFirstResponder()
    VisiblePopovers.all.last { $0.touchView.window === touchView.window }?.takeKeys()
  }
}

extension UIView {
  /// Whether this view, or one in it, or the controller of one takes the keys.
  var hasFirstResponder: Bool {
    isFirstResponder || (next as? UIViewController)?.isFirstResponder == true
      || subviews.contains(where: \.hasFirstResponder)
  }
}
