import CoreGraphics
public import Foundation
import PopoverPlacement

/// Shows a controller in a bubble whose arrow points at a view, a part of one, or another item.
open class UIPopoverPresentationController: UIPresentationController {
  /// The measures; the system's look.
  package final lazy var style = PopoverStyle.current
  /// The measures of what is shown: the style's, or those of the background view.
  final lazy var shownStyle = style
  final var placement: Placement?
  final var lastAnchor: CGRect?
  final var isAnchorLost = false
  /// Whether the next placement stays on its side while it fits there.
  final var keepsSide = false
  final var isResizing = false
  final var resizesInTurn = 0
  private final var bubble: PopoverView?

  /// The directions the arrow may point in.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { layoutChanged(permittedArrowDirections != oldValue) }
  }
  /// The view that the arrow points at.
  open var sourceView: UIView? { didSet { layoutChanged(sourceView !== oldValue) } }
  /// The part of the view; null, the default, is the middle of its bounds.
  open var sourceRect: CGRect = .null { didSet { layoutChanged(sourceRect != oldValue) } }
  /// What the arrow points at, in place of a view.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      keptItem = sourceItem as? UIBarButtonItem
      admitSiblings()
      layoutChanged(sourceItem !== oldValue)
    }
  }
  /// The item of a bar that the arrow points at; the same as `sourceItem` when that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { if newValue != nil || sourceItem is UIBarButtonItem { sourceItem = newValue } }
  }
  private final var keptItem: UIBarButtonItem?
  /// The item whose siblings keep their touches.
  final weak var admittedItem: UIBarButtonItem?
  /// Whether the popover may cover the rectangle when space is short.
  open var canOverlapSourceViewRect = false { didSet { layoutChanged(canOverlapSourceViewRect != oldValue) } }
  /// Views below that keep their touches while the popover is shown.
  open var passthroughViews: [UIView]?
  /// The colour of body and arrow; nil is the system's background.
  open var backgroundColor: UIColor? { didSet { applyBackground() } }
  /// What draws body and arrow; nil is the system's look.
  ///
  /// A subclass of `UIPopoverBackgroundView`, taken when the popover is next presented.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The least distances from the container's edges; the safe area counts too.
  open var popoverLayoutMargins: UIEdgeInsets {
    get {
      givenMargins ?? UIEdgeInsets(top: style.margin, left: style.margin, bottom: style.margin, right: style.margin)
    }
    set {
      givenMargins = newValue
      layoutChanged(true)
    }
  }
  private final var givenMargins: UIEdgeInsets?

  /// Where the arrow points; unknown before the first layout and while adapted.
  public final var arrowDirection: UIPopoverArrowDirection {
    guard adapted == nil, let placement else { return .unknown }
    return UIPopoverArrowDirection(rawValue: placement.arrowDirection.rawValue)
  }

  final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    super.delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// A popover.
  open override var presentationStyle: UIModalPresentationStyle { .popover }
  /// In a compact environment a form sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }
  /// The delegate's answer; without one a form sheet where either size class is compact.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    if let delegate { return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) }
    let isCompact = traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
    return isCompact ? .formSheet : .none
  }
  /// The bubble.
  open override var presentedView: UIView? { bubble ?? super.presentedView }
  /// Where the bubble lies, its arrow included.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }
  /// Only the bubble covers anything.
  open override var shouldPresentInFullscreen: Bool { false }

  override func prepareForPresentation() {
    admitSiblings()
    popoverDelegate?.prepareForPopoverPresentation(self)
  }

  override func checkBeforeTransition() { requireAnchor() }

  override func dress() {
    let backdrop = makeBackground()
    let bubble = PopoverView(style: shownStyle, backdrop: backdrop)
    self.bubble = bubble
    bubble.show(presentedViewController.view)
    applyBackground()
    container?.window?.watch(self)
    followKeyboard()
  }

  override func undress() {
    ScreenKeyboard.stopFollowing(self)
    guard let bubble else { return }
    // The delegate may have put the view into another controller's already.
    if let view = presentedViewController.viewIfLoaded, view.superview === bubble { view.removeFromSuperview() }
    bubble.removeFromSuperview()
    self.bubble = nil
    placement = nil
    lastAnchor = nil
  }

  /// The sheet that shows the content in a compact environment.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let ownSheet { return ownSheet }
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
    ownSheet = sheet
    return sheet
  }
  private final var ownSheet: UISheetPresentationController?

  /// Raised, and always compact in width.
  override var ownTraits: UITraitCollection? {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
    ])
  }
  override var adaptedSheet: UISheetPresentationController? { adaptiveSheetPresentationController }
  override var allowsOtherAnimations: Bool { false }
  override var reasonNotToBeShown: String? {
    hasAnchor ? nil : "its popover has no anchor. Set sourceView or sourceItem before the window grows."
  }

  /// Decides where the bubble lies.
  open override func containerViewWillLayoutSubviews() { place() }

  /// The content would like another size: an open popover follows, animated.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    contentWantsSize(container.preferredContentSize)
  }

  override func containerSizeDidChange() {
    keepsSide = false
    if phase == .presented || phase == .presenting { askForAnchor() }
    super.containerSizeDidChange()
  }

  override func touchOutside() { userWantsDismissal() }
  override var viewsThatKeepTouches: [UIView] { passthroughViews ?? [] }
  override var durations: (present: TimeInterval, dismiss: TimeInterval) { (0.2, 0.2) }

  final func pointArrow() {
    guard let placement else { return }
    bubble?.point(arrowDirection, at: placement.arrowTip, offset: placement.arrowOffset)
  }

  private func applyBackground() { bubble?.colour(backgroundColor) }

  private func layoutChanged(_ isReal: Bool) {
    if isReal, phase == .presented || phase == .presenting { containerView?.setNeedsLayout() }
  }
}
