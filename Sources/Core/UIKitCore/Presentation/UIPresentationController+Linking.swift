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
    kept = nil
  }

  /// Shows the presented controller with the presentation's traits, and those that the application sets.
  final func giveTraits() {
    var parts: [UITraitCollection] = []
    if let ownTraits { parts.append(ownTraits) }
    if let more = overrideTraitCollection ?? original?.overrideTraitCollection { parts.append(more) }
    presentedViewController.traitOverrides = parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts)
  }

  /// Gives the presented view the look of the presentation, and its controller the traits, before it comes.
  final func putOn() {
    giveTraits()
    dress()
  }

  /// Takes both again, after it has gone.
  final func takeOff() {
    undress()
    presentedViewController.traitOverrides = nil
  }

  /// Remembers where the covered view is, in the window, a bubble, another container: animations may move it.
  final func rememberPresentersPlace() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview else { return }
    presentersPlace = PresentersPlace(superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
  }

  /// Takes the covered view away.
  final func takePresenterAway() {
    if presentersPlace == nil { rememberPresentersPlace() }
    presentingViewController.viewIfLoaded?.removeFromSuperview()
  }

  /// Puts it back; its place may have changed its size meanwhile.
  final func bringPresenterBack() {
    guard let view = presentingViewController.viewIfLoaded, let place = presentersPlace,
      let superview = place.superview, view.superview !== superview
    else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: place.index)
  }

  /// The presentation is over; an animation may have put the presenter's view into the container, which goes.
  final func leavePresenterThere() {
    bringPresenterBack()
    presentersPlace = nil
  }
}

extension UIPresentationController {
  /// The presentation was over before the application's animation had done its part: takes out what that put in.
  final func tidy(_ container: UIView, _ view: UIView, _ place: PresentersPlace?) {
    guard phase == .idle else { return }
    if view.superview === container { view.removeFromSuperview() }
    container.removeFromSuperview()
    guard presentingViewController.viewIfLoaded?.superview === container, let place else { return }
    presentersPlace = place
    leavePresenterThere()
  }
}

/// Where a covered presenter's view was.
struct PresentersPlace {
  weak var superview: UIView?
  let index: Int
}
