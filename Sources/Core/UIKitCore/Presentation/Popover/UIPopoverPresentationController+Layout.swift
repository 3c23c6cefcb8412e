import CoreGraphics
import Foundation
import PopoverPlacement
import QuartzCore

extension UIPopoverPresentationController {
  /// Places the bubble by the shared engine, on whole pixels; the arrow keeps pointing at the exact place.
  final func place() {
    guard let container, let anchor = anchorRect(in: container) else { return }
    lastAnchor = anchor
    var request = PlacementRequest(anchor: anchor, size: bodySize(in: container), container: container.bounds)
    request.margins = margins(in: container)
    request.minimumSize = shownStyle.minimumSize
    request.sides = Placement.Sides(
      Placement.ArrowDirections(rawValue: permittedArrowDirections.intersection(.any).rawValue))
    if request.sides.isEmpty { request.sides = .any }
    request.arrow = PlacementRequest.Arrow(
      height: shownStyle.arrowHeight, base: shownStyle.arrowBase, clearance: shownStyle.clearance)
    // A popover that only follows its anchor or grows stays on its side while it fits there.
    if keepsSide, let placement { request.previous = PlacementRequest.Previous(placement) }
    keepsSide = false
    request.mayCoverAnchor = canOverlapSourceViewRect
    request.isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    do {
      var placed = try request.placed(by: .uiKit)
      let origin = placed.frame.origin.roundedToPixel(container.contentScaleFactor)
      let (dx, dy) = (origin.x - placed.frame.minX, origin.y - placed.frame.minY)
      placed.frame.origin = origin
      placed.bodyFrame = placed.bodyFrame.offsetBy(dx: dx, dy: dy)
      placement = placed
      pointArrow()
    } catch {
      Warnings.report("A popover could not be placed: \(error). Its source view or size is not finite.")
    }
  }

  private func bodySize(in container: UIView) -> CGSize {
    let wanted = presentedViewController.preferredContentSize
    let width = wanted.width.isFinite && wanted.width > 0 ? wanted.width : 320
    let height = wanted.height.isFinite && wanted.height > 0 ? wanted.height : container.bounds.height
    let insets = shownStyle.contentInsets
    return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  private func margins(in container: UIView) -> PlacementRequest.Margins {
    let (wanted, safe) = (popoverLayoutMargins, container.safeAreaInsets)
    func margin(_ wanted: CGFloat, _ safe: CGFloat) -> CGFloat { max(wanted.isFinite ? wanted : style.margin, safe) }
    let bottom = margin(wanted.bottom, safe.bottom)
    return PlacementRequest.Margins(
      top: margin(wanted.top, safe.top), left: margin(wanted.left, safe.left),
      bottom: max(bottom, ScreenKeyboard.overlap(with: container) + margin(wanted.bottom, 0)),
      right: margin(wanted.right, safe.right))
  }

  /// The content would like another size: an open popover grows or shrinks to it, animated unless a component is left
  /// to the system, or the user wants less motion.
  final func contentWantsSize(_ size: CGSize) {
    guard adapted == nil else { return active.container?.setNeedsLayout() ?? () }
    keepsSide = phase == .presented
    container?.setNeedsLayout()
    // Content that changes its mind while it is laid out is laid out again, neither deeper nor for ever.
    guard phase == .presented, !isResizing, resizesInTurn < 3, let view = container, view.window != nil else { return }
    guard size.width > 0, size.height > 0, placement?.bodyFrame.size != bodySize(in: view) else { return }
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    if resizesInTurn == 0 { RenderLoop.shared.nextTurn { [weak self] in self?.resizesInTurn = 0 } }
    resizesInTurn += 1
    isResizing = true
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { view.layoutIfNeeded() }
    isResizing = false
  }

  // MARK: The keyboard

  /// Follows the keyboard while the popover is shown.
  final func followKeyboard() {
    ScreenKeyboard.follow(self) { [weak self] in self?.keyboardWillMove() }
  }

  private func keyboardWillMove() {
    guard phase == .presented || phase == .presenting, adapted == nil, let container else { return }
    askForAnchor()
    container.setNeedsLayout()
    guard phase == .presented, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseInOut) { container.layoutIfNeeded() }
  }
}
