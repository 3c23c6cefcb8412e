import CoreGraphics
import Foundation
import QuartzCore

extension UIPresentationController {
  /// Asks the delegate how to adapt, prepares, and begins the transition in the next turn, so that an anchor set
  /// right after `present` still counts.
  final func schedule(animated: Bool) {
    phase = .scheduled
    presentedViewController.isBeingPresented = true
    let traits = presentingViewController.traitCollection
    let style = adaptivePresentationStyle(for: traits)
    let adapts = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    let shown = adapts ? style : .none
    adapted = shown == .none || shown == presentationStyle ? nil : makeAdapted(shown)
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: shown, transitionCoordinator: nil)
    if adapted == nil { prepareForPresentation() }
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

  /// The window that all is shown in.
  private var window: UIWindow? { presentingViewController.viewIfLoaded?.window }

  private func begin(animated: Bool) {
    guard let window else { return cancel() }
    active.checkBeforeTransition()
    presentedViewController.loadViewIfNeeded()
    guard phase == .scheduled else { return }
    phase = .presenting
    active.phase = .presenting
    let container = PresentationContainerView(active, frame: window.bounds)
    self.container = container
    active.container = container
    window.addSubview(container)
    window.router.cancelTouches(in: presentingViewController.view)
    active.presentationTransitionWillBegin()
    if active.shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(false, animated: animated)
    }
    presentedViewController.beginAppearanceTransition(true, animated: animated)
    guard phase == .presenting else { return }
    guard let view = active.presentedView else { return cancel() }
    container.addSubview(view)
    container.layoutIfNeeded()
    guard animated else {
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
    phase = .presented
    active.phase = .presented
    presentedViewController.isBeingPresented = false
    if active.shouldRemovePresentersView {
      presentingViewController.view.removeFromSuperview()
      presentingViewController.endAppearanceTransition()
    }
    presentedViewController.endAppearanceTransition()
    active.presentationTransitionDidEnd(true)
    let completion = completion
    self.completion = nil
    completion?()
  }

  /// The window went before the transition began: nothing was shown.
  private func cancel() {
    unlink()
    completion = nil
  }

  // MARK: Going

  /// Takes the presented controller away; what it presents goes first.
  ///
  /// A presentation that has not begun is called off, one that is coming is brought to its end.
  final func dismiss(animated: Bool, completion: (() -> Void)?) {
    presentedViewController.presented?.presentation?.dismiss(animated: false, completion: nil)
    switch phase {
    case .idle: return
    case .scheduled:
      unlink()
      self.completion = nil
      if let completion { RenderLoop.shared.nextTurn(completion) }
      return
    case .presenting:
      active.presentedView?.layer.removeAllAnimations()
      finishPresenting()
      // The completion may have dismissed already.
      if phase == .presented { startDismissing(animated: animated, completion: completion) }
    case .presented: startDismissing(animated: animated, completion: completion)
    case .dismissing: if let completion { afterDismissal.append(completion) }
    }
  }

  private func startDismissing(animated: Bool, completion: (() -> Void)?) {
    phase = .dismissing
    active.phase = .dismissing
    if let completion { afterDismissal.append(completion) }
    presentedViewController.isBeingDismissed = true
    active.dismissalTransitionWillBegin()
    if active.shouldRemovePresentersView {
      // It was away while the window may have changed.
      if let window = container?.window { presentingViewController.view.frame = window.bounds }
      container?.window?.insertSubview(presentingViewController.view, at: 0)
      presentingViewController.beginAppearanceTransition(true, animated: animated)
    }
    presentedViewController.beginAppearanceTransition(false, animated: animated)
    guard animated, container?.window != nil, let view = active.presentedView else { return finishDismissing() }
    UIView.animate(withDuration: active.durations.dismiss, delay: 0, options: .curveEaseIn) { [self] in
      active.setHidden(true, of: view)
      container?.setDimmed(false)
    } completion: { [self] _ in
      if phase == .dismissing { finishDismissing() }
    }
  }

  private func finishDismissing() {
    // The controller may be released by its presenter below; the calls still have to reach it.
    let presented = presentedViewController
    let (container, view) = (container, active.presentedView)
    let active = active
    presented.endAppearanceTransition()
    if active.shouldRemovePresentersView { presentingViewController.endAppearanceTransition() }
    view?.removeFromSuperview()
    container?.removeFromSuperview()
    view.map { active.setHidden(false, of: $0) }
    presented.isBeingDismissed = false
    unlink()
    active.dismissalTransitionDidEnd(true)
    let tellDelegate = isDismissedByUser
    isDismissedByUser = false
    if tellDelegate { userDidDismiss() }
    let waiting = afterDismissal
    afterDismissal.removeAll()
    for completion in waiting { completion() }
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
