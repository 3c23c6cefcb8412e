extension UIPresentationController {
  /// The user asks the presentation to go: a touch outside, Escape, the accessibility command.
  ///
  /// The delegate may refuse; while it is coming or going nothing happens.
  final func userWantsDismissal() {
    let asked = original ?? self
    if !asked.dismissesForUser() { asked.userWasRefused() }
  }

  /// A finger begins to dismiss: the dismissal that it drives, or nil where the user may not.
  final func dismiss(by hand: any UIViewControllerInteractiveTransitioning) -> PresentationTransition? {
    guard phase == .presented, !isBusy else { return nil }
    self.hand = hand
    _ = dismissesForUser()
    self.hand = nil
    return transition?.interaction === hand ? transition : nil
  }

  /// The user tried to dismiss and may not.
  final func userWasRefused() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Asks whether the user may dismiss, and does; false where the user may not.
  private func dismissesForUser() -> Bool {
    guard phase == .presented || phase == .presenting else { return true }
    // Delegates may dismiss by code meanwhile, and so release the controller.
    let presented = presentedViewController
    defer { withExtendedLifetime(presented) {} }
    guard mayBeDismissedByUser else { return false }
    guard phase == .presented || phase == .presenting else { return true }
    delegate?.presentationControllerWillDismiss(self)
    guard phase == .presented || phase == .presenting else { return true }
    isDismissedByUser = true
    dismiss(animated: true, completion: nil)
    return true
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
