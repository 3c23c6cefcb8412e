import CoreGraphics
import QuartzCore
package import UIKitCore

extension UIScrollView: ViewHooks {
  /// The offsets that show content only: from the top left to the bottom right.
  package final var offsetRange: (low: CGPoint, high: CGPoint) {
    let insets = insetsInForce
    let low = CGPoint(x: -insets.left, y: -insets.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + insets.right - bounds.width),
        y: max(low.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  final var insetsInForce: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero, contentInsetAdjustmentBehavior != .never else { return contentInset }
    let all = contentInsetAdjustmentBehavior == .always
    let vertical = all || alwaysBounceVertical || contentSize.height + safe.top + safe.bottom > bounds.height
    let horizontal = all || alwaysBounceHorizontal || contentSize.width > bounds.width
    return UIEdgeInsets(
      top: contentInset.top + (vertical ? safe.top : 0), left: contentInset.left + (horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (vertical ? safe.bottom : 0),
      right: contentInset.right + (horizontal ? safe.right : 0))
  }

  package final var isScrolledToTop: Bool? {
    guard isScrollEnabled else { return nil }
    let (low, high) = offsetRange
    return high.y > low.y || alwaysBounceVertical ? bounds.minY <= low.y + 0.5 : nil
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  final func setOffset(_ offset: CGPoint) {
    stopMotion()
    guard offset.x.isFinite, offset.y.isFinite else { return }
    move(to: offset)
  }

  /// Changes the offset without ending what moves it.
  final func move(to offset: CGPoint) {
    // Whole pixels: text that scrolls stays sharp.
    let scale = contentScaleFactor
    let snapped = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    if snapped != bounds.origin { bounds.origin = snapped }
  }

  final func offsetChanged() {
    indicators.flash(self)
    delegate?.scrollViewDidScroll(self)
  }

  final func contentSizeChanged() {
    noteInsets()
    // Content that shrank must not leave the view beyond its end.
    if !isTracking, motion == nil, bounds.size != .zero, bounds.origin != clamped(bounds.origin) {
      move(to: clamped(bounds.origin))
    }
    setNeedsLayout()
  }

  /// An inset that grew at the top shows what it makes room for, if the top was shown.
  final func insetsChanged() {
    let old = lastInsets
    noteInsets()
    let new = insetsInForce
    guard new != old else { return }
    if bounds.origin.y == -old.top || bounds.origin.x == -old.left {
      move(
        to: CGPoint(
          x: bounds.origin.x == -old.left ? -new.left : bounds.origin.x,
          y: bounds.origin.y == -old.top ? -new.top : bounds.origin.y))
    }
    setNeedsLayout()
  }

  private func noteInsets() {
    let insets = insetsInForce
    guard insets != lastInsets else { return }
    lastInsets = insets
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    let insets = insetsInForce
    let shown = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    func shift(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
      if low < shownLow || high - low > shownHigh - shownLow { return low - shownLow }
      return high > shownHigh ? high - shownHigh : 0
    }
    let target = clamped(
      CGPoint(
        x: bounds.minX + shift(rect.minX, rect.maxX, shown.minX, shown.maxX),
        y: bounds.minY + shift(rect.minY, rect.maxY, shown.minY, shown.maxY)))
    if target != bounds.origin { setContentOffset(target, animated: animated) }
  }

  // MARK: Hooks

  /// A wheel scrolls up to the content's edge; at the edge the next scroll view has its turn.
  package final func handleScroll(_ scroll: ScrollInput) -> Bool {
    guard isScrollEnabled else { return false }
    let target = clamped(CGPoint(x: bounds.minX + scroll.delta.dx, y: bounds.minY + scroll.delta.dy))
    guard target != bounds.origin else { return false }
    setOffset(target)
    return true
  }

  package final func bringIntoView(_ rect: CGRect) { reveal(rect, animated: false) }

  package final var definesContentSize: Bool { true }

  package final func contentSizeDidChange(_ size: CGSize) { contentSize = size }

  /// A view that grew must not show what lies beyond the content.
  package final func boundsSizeDidChange(from old: CGSize) {
    guard old != .zero, !isTracking, motion == nil else { return }
    if bounds.origin != clamped(bounds.origin) { move(to: clamped(bounds.origin)) }
  }
}
