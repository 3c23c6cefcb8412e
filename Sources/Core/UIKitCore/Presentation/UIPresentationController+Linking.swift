import CoreGraphics

/// The relation of the two controllers, and the presenter's view under a full screen.
extension UIPresentationController {
  /// The presenter presents what is shown: the controller, or what the delegate put in its place.
  final func link() {
    let shown = active.presentedViewController
    kept = presentedViewController
    presentingViewController.presented = shown
    presentedViewController.presenter = presentingViewController
    shown.presenter = presentingViewController
    shown.presentation = self
    presentedViewController.presentation = self
  }

  /// Ends the relation; the next presentation makes its own object.
  final func unlink() {
    setPhase(.idle)
    container = nil
    active.container = nil
    let (presented, shown) = (presentedViewController, active.presentedViewController)
    presented.isBeingPresented = false
    for controller in [presented, shown] {
      controller.presenter = nil
      if presentingViewController.presented === controller { presentingViewController.presented = nil }
      if controller.presentation === self { controller.presentation = nil }
    }
    if shown !== presented { leave(shown) }
    adapted?.keptAdapted = nil
    kept = nil
  }

  /// Takes the covered view away, and remembers where it was: in the window, a bubble, another container.
  final func takePresenterAway() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else { return }
    presentersPlace = PresentersPlace(superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
    view.removeFromSuperview()
  }

  /// Puts it back; its place may have changed its size meanwhile.
  final func bringPresenterBack() {
    let place = presentersPlace
    presentersPlace = nil
    guard let view = presentingViewController.viewIfLoaded, view.superview == nil, let superview = place?.superview
    else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: place?.index ?? 0)
  }
}

/// Where a covered presenter's view was.
struct PresentersPlace {
  weak var superview: UIView?
  let index: Int
}
