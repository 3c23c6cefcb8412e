/// Told what becomes of a popover, and asked before its user closes it; every method is optional.
public protocol FPPopoverControllerDelegate: AnyObject {
  /// Whether a touch outside, Escape or the accessibility command may close the popover; it may unless this says no.
  func popoverControllerShouldDismiss(_ popoverController: FPPopoverController) -> Bool
  /// The popover is gone, by whatever way; called once for each time it was shown.
  func popoverControllerDidDismiss(_ popoverController: FPPopoverController)
  /// Another popover was presented while this one is visible.
  func popoverController(_ popoverController: FPPopoverController, didPresentNew newPopover: FPPopoverController)
}

extension FPPopoverControllerDelegate {
  /// It may.
  public func popoverControllerShouldDismiss(_ popoverController: FPPopoverController) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismiss(_ popoverController: FPPopoverController) {}
  /// Does nothing.
  public func popoverController(
    _ popoverController: FPPopoverController, didPresentNew newPopover: FPPopoverController
  ) {}
}
