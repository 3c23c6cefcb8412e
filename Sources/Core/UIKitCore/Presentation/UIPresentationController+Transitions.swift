import CoreGraphics
import Foundation
import QuartzCore

/// The order of calls. What a callback of a transition asks for happens once the callbacks are through.
extension UIPresentationController {
  /// Asks the delegate how to adapt, prepares, and begins the transition in the next turn, so that an anchor set
  /// right after `present` still counts.
  final func schedule(animated: Bool) {
    // Callbacks may dismiss, and with that release the controller.
    let presented = presentedViewController
    phase = .scheduled
    presented.isBeingPresented = true
    let traits = environment
    adaptedFor = SizeClasses(traits)
    let style = adaptedStyle(for: traits)
    if phase == .scheduled { adapted = isOwn(style) ? nil : makeAdapted(style) }
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    guard phase == .scheduled else { return }
    link()
    if adapted == nil { prepareForPresentation() }
    RenderLoop.shared.nextTurn { [self] in if phase == .scheduled { begin(animated: animated) } }
  }

  /// The window that all is shown in.
  final var window: UIWindow? { container?.window ?? presentingViewController.viewIfLoaded?.window }

  private func begin(animated: Bool) {
    guard let window else { return cancel() }
    guard SizeClasses(environment) == adaptedFor else {
      forgetAdaptation()
      return schedule(animated: animated)
    }
    let shown = active.presentedViewController
    active.checkBeforeTransition()
    shown.loadViewIfNeeded()
    guard phase == .scheduled else { return }
    setPhase(.presenting)
    isBusy = true
    let container = PresentationContainerView(active, frame: window.bounds)
    self.container = container
    active.container = container
    window.addSubview(container)
    active.putOn()
    let transition = PresentationTransition(self, container: container, isPresenting: true, isAnimated: animated)
    self.transition = transition
    // A hand that drives the coming has its touch below.
    if !transition.startsByHand { window.router.cancelTouches(in: presentingViewController.view) }
    active.presentationTransitionWillBegin()
    guard let view = active.presentedView else { return cancel() }
    if active.shouldRemovePresentersView {
      rememberPresentersPlace()
      presentingViewController.beginAppearanceTransition(false, animated: animated)
    }
    shown.beginAppearanceTransition(true, animated: animated)
    if transition.animator == nil {
      container.addSubview(view)
    } else {
      container.leavesPlaceToAnimator = true
    }
    container.layoutIfNeeded()
    isBusy = false
    transition.whenOver = { [self] didComplete in
      guard phase == .presenting else { return }
      didComplete ? finishPresenting() : takeBack()
    }
    guard pendingDismissal == nil else {
      container.setDimmed(true)
      return transition.completeTransition(true)
    }
    if animated, transition.animator == nil { active.setHidden(true, of: view) }
    if transition.animator != nil { transition.animate { _ in container.setDimmed(true) } }
    let place = presentersPlace
    transition.run { [self] in
      active.setHidden(false, of: view)
      container.setDimmed(true)
    }
    if transition.isOver { tidy(container, view, place) }
  }

  private func finishPresenting() {
    let shown = active.presentedViewController
    setPhase(.presented)
    shown.isBeingPresented = false
    presentedViewController.isBeingPresented = false
    isBusy = true
    if let view = active.presentedView, view.superview == nil { container?.addSubview(view) }
    container?.leavesPlaceToAnimator = false
    if active.shouldRemovePresentersView {
      takePresenterAway()
      presentingViewController.endAppearanceTransition()
    }
    shown.endAppearanceTransition()
    active.presentationTransitionDidEnd(true)
    let transition = endTransition()
    transition?.tellCompletions()
    let completion = completion
    self.completion = nil
    completion?()
    isBusy = false
    runPendingDismissal()
    adaptAnew()
  }

  /// The application's animation called the coming off: everything is as before.
  private func takeBack() {
    let shown = active.presentedViewController
    let isAnimated = transition?.isAnimated == true
    isBusy = true
    shown.presented?.presentation?.dismiss(animated: false, completion: nil)
    shown.beginAppearanceTransition(false, animated: isAnimated)
    shown.endAppearanceTransition()
    if active.shouldRemovePresentersView {
      leavePresenterThere()
      presentingViewController.beginAppearanceTransition(true, animated: isAnimated)
      presentingViewController.endAppearanceTransition()
    }
    active.presentedView?.removeFromSuperview()
    active.takeOff()
    active.presentationTransitionDidEnd(false)
    let transition = endTransition()
    cancel()
    transition?.tellCompletions()
  }

  /// The window went before the transition began, or there is no view: nothing is shown.
  private func cancel() {
    isBusy = false
    transition = nil
    container?.removeFromSuperview()
    unlink()
    adapted.map(release)
    completion = nil
    let waiting = (pendingDismissal?.completions ?? []) + afterDismissal
    (pendingDismissal, afterDismissal) = (nil, [])
    for completion in waiting { completion() }
  }

  final func runPendingDismissal() {
    guard let pending = pendingDismissal else { return }
    pendingDismissal = nil
    afterDismissal += pending.completions
    startDismissing(animated: pending.isAnimated, completion: nil)
  }

  private func endTransition() -> PresentationTransition? {
    defer { transition = nil }
    return transition
  }

  final func setPhase(_ phase: PresentationPhase) {
    self.phase = phase
    active.phase = phase
  }

  // MARK: Going

  /// Takes the presented controller away; what it presents goes first.
  ///
  /// A presentation that has not begun is called off, one that is coming is brought to its end.
  final func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let above = active.presentedViewController.presented?.presentation {
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
      wait(animated: animated, completion)
      finishAtOnce()
    case .presented: startDismissing(animated: animated, completion: completion)
    case .dismissing:
      if let completion { afterDismissal.append(completion) }
      // What the code asks for does not hang on the user's finger.
      guard !animated else {
        if isDismissedByUser { transition?.insist() }
        return
      }
      isHasty = true
      if !isBusy { finishAtOnce() }
    }
  }

  /// Brings a coming or going to its end.
  final func finishAtOnce() {
    let transition = transition
    active.presentedView?.layer.removeAllAnimations()
    transition?.completeTransition(true)
  }

  private func wait(animated: Bool, _ completion: (() -> Void)?) {
    var pending = pendingDismissal ?? (isAnimated: true, completions: [])
    pending.isAnimated = pending.isAnimated && animated
    if let completion { pending.completions.append(completion) }
    pendingDismissal = pending
  }

  private func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let shown = active.presentedViewController
    setPhase(.dismissing)
    isBusy = true
    isHasty = !animated
    if let completion { afterDismissal.append(completion) }
    shown.isBeingDismissed = true
    presentedViewController.isBeingDismissed = true
    let transition = PresentationTransition(
      self, container: container ?? UIView(), isPresenting: false, isAnimated: animated && container?.window != nil,
      hand: hand)
    hand = nil
    self.transition = transition
    active.dismissalTransitionWillBegin()
    if active.shouldRemovePresentersView {
      bringPresenterBack()
      presentingViewController.beginAppearanceTransition(true, animated: animated)
    }
    shown.beginAppearanceTransition(false, animated: animated)
    isBusy = false
    transition.whenOver = { [self] didComplete in
      guard phase == .dismissing else { return }
      didComplete ? finishDismissing() : stay()
    }
    guard !isHasty, let view = active.presentedView else { return transition.completeTransition(true) }
    if transition.animator != nil { transition.animate { [weak container] _ in container?.setDimmed(false) } }
    let (container, place) = (container, presentersPlace)
    transition.run { [self] in
      guard transition.isAnimated else { return }
      active.setHidden(true, of: view)
      container?.setDimmed(false)
    }
    if transition.isOver, let container { tidy(container, view, place) }
  }

  private func finishDismissing() {
    // The controllers may be released by their presenter below; the calls still have to reach them.
    let (presented, shown) = (presentedViewController, active.presentedViewController)
    let (container, view) = (container, active.presentedView)
    let active = active
    isBusy = true
    shown.presented?.presentation?.dismiss(animated: false, completion: nil)
    shown.endAppearanceTransition()
    if active.shouldRemovePresentersView { presentingViewController.endAppearanceTransition() }
    view?.layer.removeAllAnimations()
    view?.removeFromSuperview()
    if active.shouldRemovePresentersView { leavePresenterThere() }
    container?.removeFromSuperview()
    view.map { active.setHidden(false, of: $0) }
    shown.isBeingDismissed = false
    presented.isBeingDismissed = false
    isBusy = false
    let transition = endTransition()
    unlink()
    active.takeOff()
    active.dismissalTransitionDidEnd(true)
    adapted.map(release)
    transition?.tellCompletions()
    let tellDelegate = isDismissedByUser
    isDismissedByUser = false
    if tellDelegate { userDidDismiss() }
    let waiting = afterDismissal
    afterDismissal.removeAll()
    for completion in waiting { completion() }
  }

  /// The application's animation called the going off: the controller stays.
  private func stay() {
    let shown = active.presentedViewController
    setPhase(.presented)
    isBusy = true
    shown.isBeingDismissed = false
    presentedViewController.isBeingDismissed = false
    isDismissedByUser = false
    let isAnimated = transition?.isAnimated == true
    if active.shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(false, animated: isAnimated)
      takePresenterAway()
      presentingViewController.endAppearanceTransition()
    }
    shown.beginAppearanceTransition(true, animated: isAnimated)
    shown.endAppearanceTransition()
    container?.setDimmed(true)
    active.dismissalTransitionDidEnd(false)
    let transition = endTransition()
    isBusy = false
    container?.setNeedsLayout()
    transition?.tellCompletions()
    let waiting = afterDismissal
    afterDismissal.removeAll()
    for completion in waiting { completion() }
    adaptAnew()
    runPendingDismissal()
  }
}
