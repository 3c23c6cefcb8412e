import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a controller as a sheet: in the middle of a wide window, from the bottom edge of a narrow one.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests in a narrow window, the smallest first.
  open var detents: [Detent] = [.large()] { didSet { layoutChanged() } }
  /// The height at which it rests now; nil is the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { layoutChanged() } }
  }
  /// The largest height at which what is below is not dimmed and keeps its touches; nil dims at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { layoutChanged() } }
  /// Whether a small bar shows at the top; touching it goes on to the next height.
  open var prefersGrabberVisible = false { didSet { layoutChanged() } }
  /// The radius of the corners; nil is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { applyCorners() } }

  /// Whether content that is scrolled to its top edge lets a finger draw the sheet to a greater height.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  private final var grabber: SheetGrabber?
  private final var gaveBackground = false
  /// What the application had given the view.
  private final var ownLook: (clips: Bool, radius: CGFloat, corners: CACornerMask)?
  /// The detent where no other has a height.
  final let lastResort = Detent.large()
  /// A finger on the sheet.
  final lazy var drag = SheetDrag(self)

  /// Animates what the closure changes of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container, phase == .presented else { return }
    UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.3) { container.layoutIfNeeded() }
  }

  /// Asks custom detents for their heights anew.
  open func invalidateDetents() { layoutChanged() }

  /// Where the sheet rests.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    guard isNarrow else { return middle(of: container) }
    let height = rests.first { $0.detent === selected }?.height ?? 0
    return CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }

  override var shownFrame: CGRect { drag.frame ?? frameOfPresentedViewInContainerView }

  override var ownTraits: UITraitCollection? { UITraitCollection(userInterfaceLevel: .elevated) }

  override func dress() {
    guard let view = presentedView else { return }
    ownLook = (view.clipsToBounds, view.layer.cornerRadius, view.layer.maskedCorners)
    view.clipsToBounds = true
    gaveBackground = view.backgroundColor == nil
    if gaveBackground { view.backgroundColor = .systemBackground }
    applyCorners()
    view.addGestureRecognizer(drag.pan)
  }

  override func undress() {
    drag.stop()
    grabber?.removeFromSuperview()
    grabber = nil
    guard let view = presentedViewController.viewIfLoaded, let ownLook else { return }
    (view.clipsToBounds, view.layer.cornerRadius, view.layer.maskedCorners) = ownLook
    self.ownLook = nil
    if gaveBackground, view.backgroundColor == .systemBackground { view.backgroundColor = nil }
  }

  private final func applyCorners() {
    guard container != nil, let view = presentedViewController.viewIfLoaded else { return }
    let radius = preferredCornerRadius ?? 10
    view.layer.cornerRadius = radius.isFinite ? max(radius, 0) : 10
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.maskedCorners = isNarrow ? top : top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  /// Keeps grabber, corners and dimming with the sheet's place.
  open override func containerViewDidLayoutSubviews() {
    applyCorners()
    guard let view = presentedView, phase == .presented || phase == .presenting else { return }
    container?.setDimming(isUndimmed ? 0 : dimming)
    guard prefersGrabberVisible else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let bar = grabber ?? SheetGrabber { [weak self] in self?.goOn() }
    grabber = bar
    bar.frame = CGRect(x: (view.bounds.width - 60) / 2, y: 0, width: 60, height: 20)
    view.addSubview(bar)
  }

  final func layoutChanged() { if phase == .presented || phase == .presenting { container?.setNeedsLayout() } }

  override func touchOutside() { userWantsDismissal() }
  override var viewsThatKeepTouches: [UIView] {
    isUndimmed ? presentingViewController.viewIfLoaded.map { [$0] } ?? [] : []
  }

  override func setHidden(_ isHidden: Bool, of view: UIView) {
    guard isHidden else {
      view.alpha = 1
      view.transform = .identity
      return
    }
    // What a finger moves is moved also for those who want less motion.
    if UIAccessibility.isReduceMotionEnabled, !drag.isHeld { return view.alpha = 0 }
    let top = drag.isHeld ? view.frame.minY : frameOfPresentedViewInContainerView.minY
    view.transform = CGAffineTransform(translationX: 0, y: (container?.bounds.height ?? 0) - top)
  }

  override var durations: (present: TimeInterval, dismiss: TimeInterval) { (0.35, 0.3) }
  override var dimming: CGFloat { 0.2 }
}

extension UIViewController {
  /// What shows this controller as a sheet, when that is its style or what a popover is adapted to.
  public var sheetPresentationController: UISheetPresentationController? {
    if let adapted = presentation?.adapted as? UISheetPresentationController { return adapted }
    return presentationController as? UISheetPresentationController
  }
}
