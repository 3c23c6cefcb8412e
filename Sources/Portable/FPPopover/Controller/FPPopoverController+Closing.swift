import UIKit

extension FPPopoverController {
  /// A touch outside or a command: closes unless somebody refuses.
  func userWantsDismissal() {
    guard isShown, !isModalInPresentation else { return }
    guard delegate?.popoverControllerShouldDismiss(self) ?? true else { return }
    close(animated: true, completion: nil)
  }

  /// Closes the topmost of the popovers in this window, at most one; true when there is one to close.
  func escape() -> Bool {
    guard let top = VisiblePopovers.all.last(where: { $0.touchView.window === touchView.window }) else { return false }
    top.userWantsDismissal()
    return true
  }

  func close(animated: Bool, completion: (() -> Void)?) {
    guard phase != .idle else {
      completion?()
      return
    }
    if let completion { afterDismissal.append(completion) }
    if phase == .dismissing {
      if !animated { finishClosing() }
      return
    }
    for nested in nestedPopovers.reversed() { nested.close(animated: animated, completion: nil) }
    phase = .dismissing
    turn += 1
    contentView.isUserInteractionEnabled = false
    VisiblePopovers.remove(self)
    giveKeysBack()
    guard animated, touchView.window != nil else { return finishClosing() }
    let turn = turn
    UIView.animate(
      withDuration: BubbleMetrics.duration, animations: { self.contentView.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, self.turn == turn else { return }
        finishClosing()
      })
  }

  /// Takes the popover away, tells of it and runs what waits for it.
  func finishClosing() {
    guard phase == .dismissing else { return }
    phase = .idle
    turn += 1
    contentView.layer.removeAllAnimations()
    contentView.alpha = 0
    willMove(toParent: nil)
    touchView.removeFromSuperview()
    removeFromParent()
    anchor = nil
    lastAnchor = nil
    let waiting = afterDismissal
    afterDismissal = []
    delegate?.popoverControllerDidDismiss(self)
    for completion in waiting { completion() }
  }

  /// The popovers whose anchors are in this one, the lowest first.
  private var nestedPopovers: [FPPopoverController] {
    VisiblePopovers.all.filter { $0 !== self && $0.anchor?.view?.isDescendant(of: touchView) == true }
  }
}
