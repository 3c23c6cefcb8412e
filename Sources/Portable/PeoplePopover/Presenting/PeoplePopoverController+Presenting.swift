public import UIKit

extension PeoplePopoverController {
  /// Presents the popover from a button, its arrow at the button's words.
  ///
  /// - Parameters:
  ///   - button: The button; without a title its bounds are the anchor.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is presented: false when there is nobody to show, or the button is in no window.
  @discardableResult
  public func present(from button: UIButton, animated: Bool = true) -> Bool {
    // The label's bounds, not the button's: a button may hold a picture too, or be much wider than its text.
    present(from: button.currentTitle == nil ? button : button.titleLabel ?? button, animated: animated)
  }

  /// Presents the popover from a view, its arrow at the view's bounds.
  ///
  /// - Parameters:
  ///   - anchor: The view.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is presented.
  @discardableResult
  public func present(from anchor: UIView, animated: Bool = true) -> Bool {
    guard !isEmpty, let presenter = anchor.window?.topmostController, presentingViewController == nil else {
      return false
    }
    modalPresentationStyle = .popover
    if let popover = popoverPresentationController {
      popover.backgroundColor = background
      popover.permittedArrowDirections = .any
      popover.sourceView = anchor
      popover.sourceRect = anchor.bounds
    }
    presenter.present(self, animated: animated)
    return true
  }
}

extension UIWindow {
  /// The controller that presents and is not presenting: where the next presentation starts.
  var topmostController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return controller
  }
}
