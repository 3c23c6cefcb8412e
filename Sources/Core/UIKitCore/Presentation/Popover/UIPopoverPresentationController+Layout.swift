import CoreGraphics
import Foundation
import PopoverPlacement

extension UIPopoverPresentationController {
  /// Places the bubble by the shared engine, on whole pixels; the arrow keeps pointing at the exact place.
  final func place() {
    guard let container, let anchor = anchorRect(in: container) else { return }
    lastAnchor = anchor
    var request = PlacementRequest(anchor: anchor, size: bodySize(in: container), container: container.bounds)
    request.margins = margins(in: container)
    request.minimumSize = style.minimumSize
    request.sides = Placement.Sides(
      Placement.ArrowDirections(rawValue: permittedArrowDirections.intersection(.any).rawValue))
    if request.sides.isEmpty { request.sides = .any }
    request.arrow = PlacementRequest.Arrow(
      height: style.arrowHeight, base: style.arrowBase, clearance: style.clearance)
    request.mayCoverAnchor = canOverlapSourceViewRect
    request.isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    do {
      var placed = try request.placed(by: .uiKit)
      let origin = placed.frame.origin.roundedToPixel(container.contentScaleFactor)
      placed.frame.origin = origin
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
    return CGSize(width: width, height: height)
  }

  private func margins(in container: UIView) -> PlacementRequest.Margins {
    let (wanted, safe) = (popoverLayoutMargins, container.safeAreaInsets)
    return PlacementRequest.Margins(
      top: max(wanted.top, safe.top), left: max(wanted.left, safe.left), bottom: max(wanted.bottom, safe.bottom),
      right: max(wanted.right, safe.right))
  }

  /// The content would like another size: an open popover grows or shrinks to it, animated unless a component is left
  /// to the system.
  final func contentWantsSize(_ size: CGSize) {
    guard adapted == nil else { return active.container?.setNeedsLayout() ?? () }
    guard phase == .presented, let view = self.container, view.window != nil else {
      self.container?.setNeedsLayout()
      return
    }
    view.setNeedsLayout()
    guard size.width > 0, size.height > 0, placement?.bodyFrame.size != size else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { view.layoutIfNeeded() }
  }
}
