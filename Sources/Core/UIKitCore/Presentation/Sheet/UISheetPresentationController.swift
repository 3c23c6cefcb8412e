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

  private final var grabber: SheetGrabber?
  private final var gaveBackground = false
  private final var isNarrow: Bool { (container?.bounds.width ?? 0) < 600 }

  /// Animates what the closure changes of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container, phase == .presented else { return }
    UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.3) { container.layoutIfNeeded() }
  }

  /// The detent at which the sheet rests.
  private final var selected: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// Where the sheet lies.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    let top = container.safeAreaInsets.top + 10
    if isNarrow {
      let most = max(bounds.height - top, 0)
      let height = min(selected?.height(in: bounds.height, most: most) ?? most, most)
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
    let isPage = presentationStyle == .pageSheet || presentationStyle == .automatic
    let wanted = presentedViewController.preferredContentSize
    func length(_ wanted: CGFloat, _ usual: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(wanted.isFinite && wanted > 0 ? wanted : usual, most), 0)
    }
    let width = length(wanted.width, isPage ? 712 : 540, bounds.width - 40)
    let height = length(wanted.height, isPage ? bounds.height - 44 : 620, bounds.height - 2 * top)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
  }

  override func dress() {
    guard let view = presentedView else { return }
    view.clipsToBounds = true
    gaveBackground = view.backgroundColor == nil
    if gaveBackground { view.backgroundColor = .systemBackground }
    applyCorners()
  }

  override func undress() {
    grabber?.removeFromSuperview()
    grabber = nil
    guard let view = presentedViewController.viewIfLoaded else { return }
    view.clipsToBounds = false
    view.layer.cornerRadius = 0
    view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    if gaveBackground { view.backgroundColor = nil }
  }

  private final func applyCorners() {
    guard let view = presentedViewController.viewIfLoaded, container != nil else { return }
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
    let bar = grabber ?? SheetGrabber { [weak self] in self?.selectNextDetent() }
    grabber = bar
    bar.frame = CGRect(x: (view.bounds.width - 60) / 2, y: 0, width: 60, height: 20)
    view.addSubview(bar)
  }

  private final var isUndimmed: Bool {
    guard isNarrow, let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let now = detents.firstIndex(where: { $0 === selected })
    else { return false }
    return now <= limit
  }

  private final func selectNextDetent() {
    guard detents.count > 1, let now = detents.firstIndex(where: { $0 === selected }) else { return }
    animateChanges { selectedDetentIdentifier = detents[(now + 1) % detents.count].identifier }
    let told = (original ?? self).delegate as? any UISheetPresentationControllerDelegate
    told?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private final func layoutChanged() { if phase == .presented || phase == .presenting { container?.setNeedsLayout() } }

  override func touchOutside() { userWantsDismissal() }
  override var viewsThatKeepTouches: [UIView] {
    isUndimmed ? presentingViewController.viewIfLoaded.map { [$0] } ?? [] : []
  }

  override func setHidden(_ isHidden: Bool, of view: UIView) {
    guard !UIAccessibility.isReduceMotionEnabled else { return super.setHidden(isHidden, of: view) }
    let distance = (container?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
    view.transform = isHidden ? CGAffineTransform(translationX: 0, y: distance) : .identity
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
