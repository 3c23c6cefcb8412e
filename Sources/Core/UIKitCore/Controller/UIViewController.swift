import CoreGraphics
public import Foundation

/// Runs a view and what it holds: makes it, hears when it comes and goes, presents others.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var root: UIView?
  /// The controllers held by this one.
  public internal(set) final var children: [UIViewController] = []
  final weak var container: UIViewController?
  package final var appearance = AppearanceState.disappeared
  package final var appearsAnimated = false
  /// Whether children are told by this controller, not by the window, when their views come into it or leave it.
  package final var tellsChildrenOfMoves = false
  /// The controller whose presentation this one started.
  final var presented: UIViewController?
  final weak var presenter: UIViewController?
  final var presentation: UIPresentationController?
  final var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  /// What a container or a presentation overrides of the traits.
  package final var traitOverrides: UITraitCollection? {
    didSet {
      // A view that lies nowhere hears when it is put somewhere: a popover that comes again finds nothing changed.
      if traitOverrides != oldValue, root?.superview != nil { root?.traitsMayHaveChanged() }
    }
  }
  final var keptTraits: OverriddenTraits?

  /// A title for bars.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      titleChanged?(title)
      tellTitleObservers()
    }
  }
  /// Told when the title changes: bars.
  package final var titleChanged: ((String?) -> Void)?
  /// How it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue, presenter == nil { presentation = nil } }
  }
  /// How a presentation over all comes and goes.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Who provides a presentation of its own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether presentations from inside cover only this controller.
  open var definesPresentationContext = false
  /// Whether the user can't dismiss it.
  open var isModalInPresentation = false
  /// The appearance that the controller's views are forced to.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { root?.traitsMayHaveChanged() } }
  }
  /// What the safe area has in addition.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { root?.updateSafeArea() } }
  }
  /// The size the content would like where it is presented or contained.
  open var preferredContentSize = CGSize.zero { didSet { preferredSizeChanged() } }
  /// Whether the controller is being presented just now.
  public internal(set) final var isBeingPresented = false
  /// Whether the controller is being dismissed just now.
  public internal(set) final var isBeingDismissed = false
  /// Whether the controller is coming into its parent just now.
  public package(set) final var isMovingToParent = false
  /// Whether the controller is leaving its parent just now.
  public package(set) final var isMovingFromParent = false
  /// Whether its views are being edited.
  open var isEditing = false

  /// A controller whose view is made when it is first asked for.
  ///
  /// There are no nibs: names are only kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Archives hold no controllers here: a controller without nib.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// A controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The name it was made with.
  public final let nibName: String?
  /// The bundle it was made with.
  public final let nibBundle: Bundle?

  // MARK: The view

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return root
    }
    set { adopt(newValue) }
  }
  /// Makes the view; a plain one unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Adds and changes constraints.
  open func updateViewConstraints() { root?.updateConstraints() }
  /// The view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view is about to get another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// The traits are about to change, with the window's size.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Switches editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  /// Holds another controller; its view is added by the caller, who then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { take(childController) }
  /// Leaves the parent; the view is removed by the caller before.
  open func removeFromParent() { leaveParent() }
  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children hear of coming and going by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// A child would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child's constraints would give it another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size a child gets inside a size.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  // MARK: Presenting

  /// Presents a controller in its style.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Shows a controller where it belongs: in the controller that holds this one, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container { container.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// Dismisses what this controller presents, or, if it presents nothing, this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// Whom events go to next: the view's superview, or who presented.
  open override var next: UIResponder? { root?.superview ?? presenter }
}
