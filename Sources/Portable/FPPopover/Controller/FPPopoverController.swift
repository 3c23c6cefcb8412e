public import UIKit

/// Shows a controller in a bubble whose arrow points at a view, a rectangle, a point, an item or words.
///
///     let popover = FPPopoverController(viewController: settings)
///     popover.contentSize = CGSize(width: 240, height: 320)
///     popover.tint = .red
///     popover.present(from: button)
///
/// While it is shown it lives in the controller that holds the anchor, so nobody else has to keep it. Setting a property
/// lays a shown popover out at once.
public final class FPPopoverController: UIViewController {
  /// The controller whose view is shown; its title is the bubble's, also when it changes.
  public let contentViewController: UIViewController
  /// The catcher of touches, as large as the parent's view.
  public let touchView = FPTouchView(frame: .zero)
  /// The bubble; its `arrowDirection` is the one that is shown.
  public let contentView = FPPopoverView(frame: .zero)
  /// Told what happens to the popover.
  public weak var delegate: (any FPPopoverControllerDelegate)?

  /// Where the arrow may point; `contentView.arrowDirection` is where it does.
  public var arrowDirection = FPPopoverArrowDirection.any { didSet { layOutIfChanged(arrowDirection != oldValue) } }
  /// The size of the bubble with arrow, borders and title: the most it takes.
  public var contentSize = CGSize(width: 200, height: 300) { didSet { layOutIfChanged(contentSize != oldValue) } }
  /// What the bubble is not shrunk below where room is short.
  public var minimumContentSize = CGSize(width: 100, height: 100) {
    didSet { layOutIfChanged(minimumContentSize != oldValue) }
  }
  /// Whether the content's `preferredContentSize`, with what surrounds it, takes the place of `contentSize`.
  public var sizesToContent = false { didSet { layOutIfChanged(sizesToContent != oldValue) } }
  /// What is kept free at the parent's edges and above the keyboard, where the safe area does not keep more; the
  /// classic rules know no margins.
  public var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { layOutIfChanged(margins != oldValue) }
  }
  /// The rules that find the place.
  public var policy = FPPopoverPlacementPolicy.fpPopoverImproved { didSet { layOutIfChanged(policy != oldValue) } }
  /// The point that the popover was presented from, in its parent; the middle of another anchor.
  public internal(set) var origin = CGPoint.zero
  /// The alpha that the popover fades to.
  public var alpha: CGFloat = 1 { didSet { if isShown { contentView.alpha = alpha } } }
  /// The named look.
  public var tint: FPPopoverTint {
    get { contentView.tint }
    set { contentView.tint = newValue }
  }
  /// Colours in place of the tint's; nil goes back to the tint.
  public var colors: FPPopoverColors? {
    get { contentView.colors }
    set { contentView.colors = newValue }
  }
  /// Whether tint frames the content; without, the content is all there is, under its title if it has one.
  public var border: Bool {
    get { contentView.border }
    set {
      guard newValue != contentView.border else { return }
      contentView.border = newValue
      setupView()
    }
  }
  /// Whether the shadow is left out.
  public var shadowsHidden: Bool {
    get { contentView.shadowHidden }
    set { contentView.shadowHidden = newValue }
  }
  /// Views below that keep their touches while the popover is shown.
  public var passthroughViews: [UIView] {
    get { touchView.passthroughViews }
    set { touchView.passthroughViews = newValue }
  }

  /// Posted when a popover has been presented; the object is the popover.
  public nonisolated static let newPopoverPresentedNotification = Notification.Name("FPNewPopoverPresented")

  var phase = Phase.idle
  var anchor: PopoverAnchor?
  var lastAnchor: CGRect?
  var afterDismissal: [() -> Void] = []
  /// Counts showings and closings, so that the end of an overtaken animation changes nothing.
  var turn = 0
  private var titleObservation: NSKeyValueObservation?

  enum Phase { case idle, presenting, presented, dismissing }

  /// A popover that shows a controller.
  public init(viewController: UIViewController, delegate: (any FPPopoverControllerDelegate)? = nil) {
    contentViewController = viewController
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    contentView.title = viewController.title
    titleObservation = viewController.observe(\.title) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.takeTitle() }
    }
    KeyboardWatch.shared.start()
  }

  /// Archives hold no popovers.
  public required init?(coder: NSCoder) { nil }

  /// Whether the popover is on the screen or on its way there.
  public var isShown: Bool { phase == .presenting || phase == .presented }

  private func takeTitle() {
    contentView.title = contentViewController.title
    setupView()
  }

  private func layOutIfChanged(_ isChanged: Bool) { if isChanged { setupView() } }

  // MARK: The view

  /// Makes the touch view the controller's own.
  public override func loadView() { view = touchView }

  /// Puts bubble and content in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    touchView.touchedOutside = { [weak self] in self?.userWantsDismissal() }
    touchView.escape = { [weak self] in self?.escape() ?? false }
    #if !os(Linux)
      touchView.accessibilityViewIsModal = true
    #endif
    contentView.alpha = 0
    touchView.addSubview(contentView)
    addChild(contentViewController)
    contentView.addContentView(contentViewController.view)
    contentViewController.didMove(toParent: self)
  }

  /// Lays out for another size of the parent: a rotation, a window that was resized.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOut()
  }

  /// Follows the safe area.
  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutIfChanged(true)
  }

  /// Follows an anchor that is placed anew by the rotation.
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.setupView() }
  }

  /// The content would like another size.
  public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    layOutIfChanged(sizesToContent)
  }

  // MARK: Keys

  /// Takes keys, for Escape.
  public override var canBecomeFirstResponder: Bool { true }

  /// Closes the topmost popover on Escape.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), escape() { return }
    super.pressesBegan(presses, with: event)
  }

  /// Closes the topmost popover.
  public override func accessibilityPerformEscape() -> Bool { escape() }

  // MARK: Dismissing

  /// Closes the popover: fades it out, takes it away, tells the delegate, then runs the completion.
  ///
  /// Popovers that were presented from inside it are closed before it, the topmost first. Of a popover that is not shown
  /// only the completion runs.
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    close(animated: flag, completion: completion)
  }
}
