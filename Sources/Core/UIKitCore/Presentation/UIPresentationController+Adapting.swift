import CoreGraphics
import QuartzCore

/// The part of traits that decides how a presentation is shown.
struct SizeClasses: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(_ traits: UITraitCollection) {
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
  }

  var isCompact: Bool { horizontal == .compact || vertical == .compact }
}

/// In a compact environment something else shows the controller: which style, and which controller, the delegate says.
extension UIPresentationController {
  /// What decides how to adapt: the window, since the content of a popover sees a compact width of its own.
  final var environment: UITraitCollection { window?.traitCollection ?? presentingViewController.traitCollection }

  /// The style in an environment; none is the presentation's own.
  final func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = adaptivePresentationStyle(for: traits)
    return SizeClasses(traits).isCompact ? style : .none
  }

  final func isOwn(_ style: UIModalPresentationStyle) -> Bool { style == .none || style == presentationStyle }

  final func makeAdapted(_ style: UIModalPresentationStyle) -> UIPresentationController {
    let given = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let shown = given ?? presentedViewController
    let adapted: UIPresentationController
    if let made = shown.makesAdaptedPresentation?() {
      adapted = made
    } else if style == .formSheet || style == .pageSheet || style == .automatic {
      adapted = adaptedSheet ?? UISheetPresentationController(presentedViewController: shown, presenting: nil)
    } else {
      adapted = CoveringPresentation(presentedViewController: shown, presenting: nil)
    }
    adapted.presentedViewController = shown
    adapted.keptAdapted = shown
    adapted.presentingViewController = presentingViewController
    adapted.givenStyle = style
    adapted.original = self
    return adapted
  }

  /// The window has another size: with another size class the controller is shown in another style.
  final func windowDidResize() {
    // Another style is another look, not a move; the move is animated.
    UIView.performWithoutAnimation {
      let before = active
      adaptAnew()
      if active !== before { container?.layoutIfNeeded() }
    }
    active.containerSizeDidChange()
  }

  final func adaptAnew() {
    let traits = environment
    guard SizeClasses(traits) != adaptedFor else { return }
    if phase == .presenting, !isBusy { finishAtOnce() }
    guard phase == .presented, !isBusy else { return }
    adaptedFor = SizeClasses(traits)
    let style = adaptedStyle(for: traits)
    guard phase == .presented, isOwn(style) ? adapted != nil : adapted?.givenStyle != style else { return }
    if isOwn(style), let reason = reasonNotToBeShown {
      return Warnings.report("\(presentedViewController) stays in a sheet in a wide window: \(reason)")
    }
    let next = isOwn(style) ? nil : makeAdapted(style)
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    if next == nil, phase == .presented { prepareForPresentation() }
    guard phase == .presented, let container else { return }
    isBusy = true
    change(to: next, in: container)
    isBusy = false
    runPendingDismissal()
  }

  /// Takes the controller from one look to another; a controller that is in both hears nothing.
  private func change(to next: UIPresentationController?, in container: PresentationContainerView) {
    let (old, oldShown) = (active, active.presentedViewController)
    let shown = next?.presentedViewController ?? presentedViewController
    if oldShown !== shown { oldShown.beginAppearanceTransition(false, animated: false) }
    old.presentedView?.removeFromSuperview()
    old.takeOff()
    if old.shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(true, animated: false)
      leavePresenterThere()
      presentingViewController.endAppearanceTransition()
    }
    if old !== self { old.container = nil }
    old.phase = .idle
    if oldShown !== shown {
      oldShown.endAppearanceTransition()
      leave(oldShown)
    }
    if old !== self { release(old) }
    adapted = next
    link()
    setPhase(.presented)
    active.container = container
    container.serve(active)
    active.putOn()
    if oldShown !== shown { shown.beginAppearanceTransition(true, animated: false) }
    if let view = active.presentedView { container.addSubview(view) }
    container.setDimmed(true)
    container.setNeedsLayout()
    if active.shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(false, animated: false)
      takePresenterAway()
      presentingViewController.endAppearanceTransition()
    }
    if oldShown !== shown { shown.endAppearanceTransition() }
  }

  /// The window has other size classes before the transition has begun: how to adapt is asked anew.
  final func forgetAdaptation() {
    if let shown = adapted?.presentedViewController, shown !== presentedViewController {
      leave(shown)
      if presentingViewController.presented === shown { presentingViewController.presented = presentedViewController }
    }
    adapted.map(release)
    adapted = nil
  }

  /// An adapted presentation is over: it neither holds nor points at what the delegate gave, which may go.
  final func release(_ adapted: UIPresentationController) {
    adapted.keptAdapted = nil
    adapted.presentedViewController = presentedViewController
  }

  /// A controller that the delegate gave is done: what it held of the presented one is free again.
  final func leave(_ given: UIViewController) {
    given.presenter = nil
    if given.presentation === self { given.presentation = nil }
    guard given !== presentedViewController, let parent = presentedViewController.container else { return }
    var outer: UIViewController? = parent
    while let next = outer, next !== given { outer = next.container }
    guard outer != nil else { return }
    presentedViewController.willMove(toParent: nil)
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    presentedViewController.removeFromParent()
  }
}
