import CoreGraphics
import Foundation
import QuartzCore

extension UIPresentationController {
  /// Asks the delegate how to adapt, prepares, and begins the transition in the next turn, so that an anchor set
  /// right after `present` still counts.
  final func schedule(animated: Bool) {
    // Callbacks may dismiss, and with that release the controller.
    let presented = presentedViewController
    phase = .scheduled
    presented.isBeingPresented = true
    let traits = environment
    let style = adaptivePresentationStyle(for: traits)
    let adapts = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    let shown = adapts ? style : .none
    adapted = shown == .none || shown == presentationStyle ? nil : makeAdapted(shown)
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: shown, transitionCoordinator: nil)
    if adapted == nil, phase == .scheduled { prepareForPresentation() }
    RenderLoop.shared.nextTurn { [self] in if phase == .scheduled { begin(animated: animated) } }
  }

  private func makeAdapted(_ style: UIModalPresentationStyle) -> UIPresentationController {
    let isSheet = style == .formSheet || style == .pageSheet || style == .automatic
    let (presented, presenting) = (presentedViewController, presentingViewController)
    let adapted =
      isSheet
      ? SheetPresentation(presentedViewController: presented, presenting: presenting)
      : CoveringPresentation(presentedViewController: presented, presenting: presenting)
    adapted.original = self
    return adapted
  }

  /// What decides how to adapt: the window, since the content of a popover sees a compact width of its own.
  final var environment: UITraitCollection { window?.traitCollection ?? presentingViewController.traitCollection }

  /// The window that all is shown in.
  private var window: UIWindow? { presentingViewController.viewIfLoaded?.window }

  private func begin(animated: Bool) {
    guard let window else { return cancel() }
    let presented = presentedViewController
    active.checkBeforeTransition()
    presented.loadViewIfNeeded()
    guard phase == .scheduled else { return }
    phase = .presenting
    active.phase = .presenting
    isBusy = true
    let container = PresentationContainerView(active, frame: window.bounds)
    self.container = container
    active.container = container
    window.addSubview(container)
    window.router.cancelTouches(in: presentingViewController.view)
    active.presentationTransitionWillBegin()
    guard let view = active.presentedView else { return cancel() }
    if active.shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    container.addSubview(view)
    container.layoutIfNeeded()
    isBusy = false
    guard animated, pendingDismissal == nil else {
      container.setDimmed(true)
      return finishPresenting()
    }
    active.setHidden(true, of: view)
    UIView.animate(withDuration: active.durations.present, delay: 0, options: .curveEaseOut) { [self] in
      active.setHidden(false, of: view)
      container.setDimmed(true)
    } completion: { [weak self] _ in
      if self?.phase == .presenting { self?.finishPresenting() }
    }
  }

  private func finishPresenting() {
    let presented = presentedViewController
    phase = .presented
    active.phase = .presented
    presented.isBeingPresented = false
    isBusy = true
    if active.shouldRemovePresentersView {
      takePresenterAway()
      presentingViewController.endAppearanceTransition()
    }
    presented.endAppearanceTransition()
    active.presentationTransitionDidEnd(true)
    let completion = completion
    self.completion = nil
    completion?()
    isBusy = false
    guard let pending = pendingDismissal else { return }
    pendingDismissal = nil
    afterDismissal += pending.completions
    startDismissing(animated: pending.isAnimated, completion: nil)
  }

  /// The window went before the transition began, or there is no view: nothing is shown.
  private func cancel() {
    isBusy = false
    container?.removeFromSuperview()
    unlink()
    completion = nil
    let waiting = (pendingDismissal?.completions ?? []) + afterDismissal
    (pendingDismissal, afterDismissal) = (nil, [])
    for completion in waiting { completion() }
  }

  // MARK: Going

  /// Takes the presented controller away; what it presents goes first.
  ///
  /// A presentation that has not begun is called off, one that is coming is brought to its end. What a callback of
  /// the transition asks for happens once the callbacks are through.
  final func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let above = presentedViewController.presented?.presentation {
      above.dismiss(animated: false, completion: nil)
      guard above.phase == .idle else {
        return above.afterDismissal.append { [self] in dismiss(animated: animated, completion: completion) }
      }
    }
    switch phase {
    case .idle: completion?()
    case .scheduled:
      unlink()
      self.completion = nil
      if let completion { RenderLoop.shared.nextTurn(completion) }
    case .presenting where isBusy: wait(animated: false, completion)
    case .presented where isBusy: wait(animated: animated, completion)
    case .presenting:
      active.presentedView?.layer.removeAllAnimations()
      wait(animated: animated, completion)
      finishPresenting()
    case .presented: startDismissing(animated: animated, completion: completion)
    case .dismissing:
      if let completion { afterDismissal.append(completion) }
      guard !animated else { return }
      isHasty = true
      if !isBusy { finishDismissing() }
    }
  }

  private func wait(animated: Bool, _ completion: (() -> Void)?) {
    var pending = pendingDismissal ?? (isAnimated: true, completions: [])
    pending.isAnimated = pending.isAnimated && animated
    if let completion { pending.completions.append(completion) }
    pendingDismissal = pending
  }

  private func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    phase = .dismissing
    active.phase = .dismissing
    isBusy = true
    isHasty = !animated
    if let completion { afterDismissal.append(completion) }
    presented.isBeingDismissed = true
    active.dismissalTransitionWillBegin()
    if active.shouldRemovePresentersView {
      bringPresenterBack()
      presentingViewController.beginAppearanceTransition(true, animated: animated)
    }
    presented.beginAppearanceTransition(false, animated: animated)
    isBusy = false
    guard !isHasty, container?.window != nil, let view = active.presentedView else { return finishDismissing() }
    UIView.animate(withDuration: active.durations.dismiss, delay: 0, options: .curveEaseIn) { [self] in
      active.setHidden(true, of: view)
      container?.setDimmed(false)
    } completion: { [self] _ in
      if phase == .dismissing, !isBusy { finishDismissing() }
    }
  }

  private func finishDismissing() {
    // The controller may be released by its presenter below; the calls still have to reach it.
    let presented = presentedViewController
    let (container, view) = (container, active.presentedView)
    let active = active
    isBusy = true
    presented.presented?.presentation?.dismiss(animated: false, completion: nil)
    presented.endAppearanceTransition()
    if active.shouldRemovePresentersView { presentingViewController.endAppearanceTransition() }
    view?.layer.removeAllAnimations()
    view?.removeFromSuperview()
    container?.removeFromSuperview()
    view.map { active.setHidden(false, of: $0) }
    presented.isBeingDismissed = false
    isBusy = false
    unlink()
    active.dismissalTransitionDidEnd(true)
    let tellDelegate = isDismissedByUser
    isDismissedByUser = false
    if tellDelegate { userDidDismiss() }
    let waiting = afterDismissal
    afterDismissal.removeAll()
    for completion in waiting { completion() }
  }

  // MARK: The presenter under a full screen

  /// Takes the covered view away, and remembers where it was: in the window, a bubble, another container.
  private func takePresenterAway() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else { return }
    presentersPlace = PresentersPlace(superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
    view.removeFromSuperview()
  }

  /// Puts it back; its place may have changed its size meanwhile.
  private func bringPresenterBack() {
    let place = presentersPlace
    presentersPlace = nil
    guard let view = presentingViewController.viewIfLoaded, view.superview == nil, let superview = place?.superview
    else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: place?.index ?? 0)
  }

  /// Ends the relation of the two controllers; the next presentation makes its own object.
  private func unlink() {
    phase = .idle
    active.phase = .idle
    container = nil
    active.container = nil
    let presented = presentedViewController
    presented.isBeingPresented = false
    presented.presenter = nil
    if presentingViewController.presented === presented { presentingViewController.presented = nil }
    if presented.presentation === self { presented.presentation = nil }
  }
}
