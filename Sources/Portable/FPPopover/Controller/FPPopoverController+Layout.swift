import UIKit

extension FPPopoverController {
  /// Lays a shown popover out now: place, arrow, title and content.
  ///
  /// Only needed after the anchor has moved without a change of the parent's size; all else is followed.
  public func setupView() {
    guard phase != .idle else { return }
    layOut()
    contentView.layoutIfNeeded()
  }

  func layOut() {
    guard phase != .idle, phase != .dismissing, let place = place() else { return }
    let (frame, direction) = (place.frame, place.direction)
    if contentView.frame != frame { contentView.frame = frame }
    contentView.arrowDirection = direction
    contentView.relativeOrigin = place.relativeOrigin
  }

  private func place() -> BubblePlacement? {
    guard let rect = anchor?.rect(in: touchView) ?? lastAnchor else { return nil }
    lastAnchor = rect
    origin = touchView.convert(CGPoint(x: rect.midX, y: rect.midY), to: touchView.superview)
    let preferred = contentViewController.preferredContentSize
    let fitsContent = sizesToContent && preferred.width > 0 && preferred.height > 0
    let hasTitle = contentView.title?.isEmpty == false
    var request = BubbleRequest(
      anchor: rect, container: touchView.bounds, size: fitsContent ? bodySize(for: preferred, hasTitle) : contentSize)
    request.isBodySize = fitsContent
    request.minimumSize = minimumContentSize
    // Not the sum: an arrow touches the bar that its item is in.
    request.margins = touchView.safeAreaInsets.united(with: margins)
    request.keyboard = keyboardOverlap()
    request.directions = arrowDirection
    request.policy = policy
    request.outlineInset = border ? BubbleMetrics.innerInset : BubbleMetrics.borderlessInset
    request.isRightToLeft = touchView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The safe area's lower end lies under the keyboard.
    if request.keyboard > 0 { request.margins.bottom = margins.bottom }
    guard let place = request.placed() else { return nil }
    return policy == .fpPopover ? place : place.rounded(toScale: touchView.traitCollection.displayScale)
  }

  private func bodySize(for content: CGSize, _ hasTitle: Bool) -> CGSize {
    if !border, !hasTitle, arrowDirection == .none { return content }
    let around = BubbleMetrics.surround(hasTitle: hasTitle)
    return CGSize(width: content.width + around.width, height: content.height + around.height)
  }

  /// How much of the popover's room a keyboard covers that stands on its lower edge; one that floats covers nothing.
  private func keyboardOverlap() -> CGFloat {
    guard let keyboard = KeyboardWatch.shared.frame, touchView.window != nil else { return 0 }
    let frame = touchView.convert(keyboard, from: nil)
    let bounds = touchView.bounds
    guard frame.intersects(bounds), frame.maxY >= bounds.maxY else { return 0 }
    return max(0, bounds.maxY - frame.minY)
  }

  /// Makes room for a keyboard, or takes it back, in the keyboard's own time.
  func keyboardDidChange(duration: TimeInterval) {
    guard isShown else { return }
    guard duration > 0, !UIAccessibility.isReduceMotionEnabled else { return setupView() }
    UIView.animate(withDuration: duration) { self.setupView() }
  }
}

extension UIEdgeInsets {
  /// The larger of both at each edge.
  fileprivate func united(with other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
