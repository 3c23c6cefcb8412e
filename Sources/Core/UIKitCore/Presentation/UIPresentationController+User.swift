extension UIPresentationController {
  /// The user asks the presentation to go: a touch outside, Escape, the accessibility command.
  ///
  /// The delegate may refuse; while it is coming or going nothing happens.
  final func userWantsDismissal() {
    let asked = original ?? self
    guard asked.phase == .presented || asked.phase == .presenting else { return }
    // Delegates may dismiss by code meanwhile, and so release the controller.
    let presented = asked.presentedViewController
    defer { withExtendedLifetime(presented) {} }
    guard asked.mayBeDismissedByUser else {
      asked.delegate?.presentationControllerDidAttemptToDismiss(asked)
      return
    }
    guard asked.phase == .presented || asked.phase == .presenting else { return }
    asked.delegate?.presentationControllerWillDismiss(asked)
    guard asked.phase == .presented || asked.phase == .presenting else { return }
    asked.isDismissedByUser = true
    asked.dismiss(animated: true, completion: nil)
  }

  private var mayBeDismissedByUser: Bool {
    if presentedViewController.isModalInPresentation || active.presentedViewController.isModalInPresentation {
      return false
    }
    guard delegate?.presentationControllerShouldDismiss(self) != false else { return false }
    return (self as? UIPopoverPresentationController)?.deprecatedShouldDismiss ?? true
  }

  final func userDidDismiss() {
    delegate?.presentationControllerDidDismiss(self)
    (self as? UIPopoverPresentationController)?.tellDeprecatedDidDismiss()
  }
}
