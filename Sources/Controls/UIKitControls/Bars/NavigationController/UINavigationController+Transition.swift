import UIKitCore

extension UINavigationController {
  /// How far the page below moves while another slides over it, in widths.
  private static var parallax: CGFloat { 0.3 }

  /// Shows another controller in UIKit's order: the old will go, the new will come, then the delegate; at the end the
  /// old has gone, the new has come, then the delegate.
  final func run(_ transition: NavigationTransition, isPop: Bool) {
    self.transition = transition
    let isAnimated = transition.isAnimated
    transition.tellsControllers = appearance == .appeared || appearance == .appearing
    transition.to?.loadViewIfNeeded()
    if isPop { transition.from?.isMovingFromParent = true } else { transition.to?.isMovingToParent = true }
    if transition.tellsControllers {
      let tellsAnimated = isAnimated || (appearance == .appearing && appearsAnimated)
      transition.from?.beginAppearanceTransition(false, animated: isAnimated)
      transition.to?.beginAppearanceTransition(true, animated: tellsAnimated)
    }
    guard self.transition === transition else { return }
    install(transition.to, behind: isPop ? transition.oldPage : nil)
    navigationBar.setItems(stack.map(\.navigationItem), animated: isAnimated)
    showToolbarItems(animated: isAnimated)
    if appearance == .appeared, let to = transition.to {
      delegate?.navigationController(self, willShow: to, animated: isAnimated)
    }
    guard self.transition === transition else { return }
    guard isAnimated, let new = page, let old = transition.oldPage else {
      preferredSizeChanged()
      return finishTransition()
    }
    slide(from: old, to: new, isPop: isPop, transition)
  }

  private func slide(
    from old: NavigationPage, to new: NavigationPage, isPop: Bool, _ transition: NavigationTransition
  ) {
    setInteraction(false)
    UIView.performWithoutAnimation {
      new.shift = isPop ? -Self.parallax : 1
      placeParts()
      new.layoutIfNeeded()
    }
    // The popover may grow or shrink meanwhile: first, since what is animated last decides when it is over.
    preferredSizeChanged()
    guard self.transition === transition else { return }
    UIView.animate(withDuration: UINavigationBar.changeDuration, delay: 0, options: .curveEaseOut) { [self] in
      new.shift = 0
      old.shift = isPop ? 1 : -Self.parallax
      placeParts()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      if self?.transition === transition { self?.finishTransition() }
    }
  }

  /// Brings the transition to its end, if one goes on.
  final func finishTransition() {
    guard let transition else { return }
    self.transition = nil
    setInteraction(true)
    transition.oldPage?.removeFromSuperview()
    page?.shift = 0
    viewIfLoaded?.setNeedsLayout()
    if transition.tellsControllers {
      transition.from?.endAppearanceTransition()
      // While this controller is still coming, its children come with it.
      if appearance != .appearing { transition.to?.endAppearanceTransition() }
    }
    transition.from?.isMovingFromParent = false
    settle(transition.added, transition.removed)
    transition.to?.isMovingToParent = false
    guard appearance == .appeared, let to = transition.to else { return }
    toldController = to
    delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
  }

  private func setInteraction(_ isEnabled: Bool) {
    navigationBar.isUserInteractionEnabled = isEnabled
    for view in viewIfLoaded?.subviews ?? [] where view is NavigationPage { view.isUserInteractionEnabled = isEnabled }
  }

  /// Puts the view of a controller in, in a page of its own.
  final func install(_ controller: UIViewController?, behind front: NavigationPage? = nil) {
    page = nil
    guard let controller, let view = viewIfLoaded else { return }
    let page = NavigationPage(controller)
    self.page = page
    if let front, front.superview === view {
      view.insertSubview(page, belowSubview: front)
    } else {
      view.insertSubview(page, at: view.subviews.count { $0 is NavigationPage })
    }
    UIView.performWithoutAnimation { placeParts() }
  }

  // MARK: Coming on the screen

  final func willComeOnScreen(animated: Bool) {
    if page?.content !== topViewController {
      page?.removeFromSuperview()
      install(topViewController)
    }
    guard let top = topViewController, top !== toldController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  final func didComeOnScreen(animated: Bool) {
    guard let top = topViewController, top !== toldController, transition == nil else { return }
    toldController = top
    // The top controller hears of its coming right after this one.
    RenderLoop.shared.nextTurn { [weak self, weak top] in
      guard let self, let top, topViewController === top else { return }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}
