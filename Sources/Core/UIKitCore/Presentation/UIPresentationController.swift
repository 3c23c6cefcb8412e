import CoreGraphics
public import Foundation

/// Shows a controller over others: owns the container view, places the presented view, runs the transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public internal(set) final unowned var presentedViewController: UIViewController
  /// The controller it is shown from.
  public internal(set) final unowned var presentingViewController: UIViewController
  /// Asked how to adapt and whether to dismiss.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What the presented controller is shown with, in addition.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if overrideTraitCollection != oldValue, container != nil { active.giveTraits() } }
  }

  final var phase = PresentationPhase.idle
  final var container: PresentationContainerView?
  /// What shows the controller in place of this one in a compact environment.
  final var adapted: UIPresentationController?
  /// What this presentation shows a controller in place of.
  final weak var original: UIPresentationController?
  final var completion: (() -> Void)?
  final var afterDismissal: [() -> Void] = []
  final var isDismissedByUser = false
  /// Whether callbacks of a transition run just now: a dismissal they ask for waits until they are through.
  final var isBusy = false
  final var pendingDismissal: (isAnimated: Bool, completions: [() -> Void])?
  /// Whether the dismissal under way is to end at once.
  final var isHasty = false
  final var presentersPlace: PresentersPlace?
  /// What drives the next going by hand: a finger on a sheet.
  final var hand: (any UIViewControllerInteractiveTransitioning)?
  /// The coming or going under way.
  final var transition: PresentationTransition?
  /// Who asked for the presentation.
  final weak var source: UIViewController?
  /// The presented controller, while another is shown in its place.
  final var kept: UIViewController?
  final var keptAdapted: UIViewController?
  /// The style that this presentation was adapted to.
  final var givenStyle: UIModalPresentationStyle?
  /// The size classes that were adapted to last.
  final var adaptedFor: SizeClasses?

  /// A presentation of a controller from another; nil is found out when it is presented.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style it was made for.
  open var presentationStyle: UIModalPresentationStyle {
    givenStyle ?? presentedViewController.modalPresentationStyle
  }
  /// The view that holds the presented one while it is shown.
  public final var containerView: UIView? { container }
  /// The view that is placed and animated: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view lies.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether all of the window is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is taken away once it is covered.
  open var shouldRemovePresentersView: Bool { false }
  /// The style in a compact environment, when the delegate is not asked: as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The style for traits: the delegate's answer, or the usual one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  // MARK: Hooks

  /// The container is there; the presented view is about to come.
  open func presentationTransitionWillBegin() {}
  /// The presented view has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The presented view has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to place the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed the presented view.
  open func containerViewDidLayoutSubviews() {}
  /// The presented controller would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// The size that the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller's constraints would give it another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented controller in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The window is about to get another size; what animates with the coordinator moves with the presented view.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The window is about to get other traits; before the change of its size.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: What kinds of presentations differ in

  /// Gives the presented view the look of the presentation, before it comes.
  func dress() {}
  /// Takes that look from it, after it has gone.
  func undress() {}
  /// The traits that the presented controller has in this presentation.
  var ownTraits: UITraitCollection? { nil }
  /// Whether the application's animations are asked for.
  var allowsOtherAnimations: Bool { true }
  /// A sheet of its own for a compact environment.
  var adaptedSheet: UISheetPresentationController? { nil }
  /// Why the controller can't be shown in the presentation's own style just now.
  var reasonNotToBeShown: String? { nil }
  /// Stops the program when something is missing that the transition needs.
  func checkBeforeTransition() {}
  /// The presentation is about to be asked for; the transition follows in the next turn.
  func prepareForPresentation() {}
  /// The window has another size.
  func containerSizeDidChange() {
    container?.setNeedsLayout()
    container?.layoutIfNeeded()
  }
  /// Where touches outside the presented view go.
  func touchOutside() {}
  /// Views below that keep their touches.
  var viewsThatKeepTouches: [UIView] { [] }
  /// Where the presented view lies just now: a finger may hold it elsewhere than where it rests.
  var shownFrame: CGRect { frameOfPresentedViewInContainerView }
  /// How the presented view looks before it has come and after it has gone.
  func setHidden(_ isHidden: Bool, of view: UIView) { view.alpha = isHidden ? 0 : 1 }
  /// Seconds of coming and of going.
  var durations: (present: TimeInterval, dismiss: TimeInterval) { (0.25, 0.25) }
  /// Dimming behind the presented view, 0 to 1.
  var dimming: CGFloat { 0 }
}

/// Where a presentation is.
enum PresentationPhase {
  case idle, scheduled, presenting, presented, dismissing
}

extension UIPresentationController {
  /// The presentation that shows the controller: this one, or what it was adapted to.
  final var active: UIPresentationController { adapted ?? self }
}
