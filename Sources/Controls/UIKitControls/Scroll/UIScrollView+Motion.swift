import CoreGraphics
import QuartzCore
import UIKitCore

extension UIScrollView {
  private var scrollsVertically: Bool {
    let (low, high) = offsetRange
    return high.y > low.y || (bounces && alwaysBounceVertical)
  }

  private var scrollsHorizontally: Bool {
    let (low, high) = offsetRange
    return high.x > low.x || (bounces && alwaysBounceHorizontal)
  }

  /// Whether the drag's direction is one that scrolls.
  final var mayDrag: Bool {
    guard isScrollEnabled else { return false }
    let way = panGestureRecognizer.translation(in: self)
    return abs(way.y) >= abs(way.x) ? scrollsVertically : scrollsHorizontally
  }

  final func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stopMotion()
      isTracking = true
      isDragging = true
      pan.setTranslation(.zero, in: self)
      dragStart = unbanded(bounds.origin)
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      // Locations in this view move with its bounds, so the way is measured in the window.
      let way = pan.translation(in: nil)
      move(
        to: banded(
          CGPoint(
            x: scrollsHorizontally ? dragStart.x - way.x : bounds.minX,
            y: scrollsVertically ? dragStart.y - way.y : bounds.minY)))
    case .ended, .cancelled: endDrag(pan.state == .ended ? pan.velocity(in: nil) : .zero)
    default: break
    }
  }

  private func endDrag(_ finger: CGPoint) {
    isTracking = false
    isDragging = false
    let velocity = CGPoint(x: scrollsHorizontally ? -finger.x : 0, y: scrollsVertically ? -finger.y : 0)
    let (x, y) = axes(velocity)
    var target = isPagingEnabled ? page(velocity) : CGPoint(x: x.rest, y: y.rest)
    let natural = target
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    if let hooks { target = hooks.restingOffset(proposed: target, velocity: speed) }
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    let moves = target != bounds.origin || velocity != .zero && !isPagingEnabled
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    let now = CACurrentMediaTime()
    if target == natural, !isPagingEnabled {
      run(.coasting(x: x, y: y, since: now))
    } else {
      run(.gliding(from: bounds.origin, to: target, since: now))
    }
  }

  private func axes(_ velocity: CGPoint) -> (ScrollAxis, ScrollAxis) {
    let (low, high) = offsetRange
    let rate = decelerationRate.rawValue
    return (
      ScrollAxis(from: bounds.minX, velocity: velocity.x, rate: rate, low: low.x, high: high.x, bounces: bounces),
      ScrollAxis(from: bounds.minY, velocity: velocity.y, rate: rate, low: low.y, high: high.y, bounces: bounces)
    )
  }

  private func page(_ velocity: CGPoint) -> CGPoint {
    func snap(_ offset: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      return (speed > 200 ? page.rounded(.up) : speed < -200 ? page.rounded(.down) : page.rounded()) * length
    }
    return clamped(
      CGPoint(
        x: snap(bounds.minX, velocity.x, bounds.width), y: snap(bounds.minY, velocity.y, bounds.height)))
  }

  final func glide(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    run(.gliding(from: bounds.origin, to: offset, since: CACurrentMediaTime()))
  }

  private func run(_ motion: ScrollMotion) {
    ticker?.invalidate()
    self.motion = motion
    ticker = RenderLoop.shared.everyFrame { [weak self] now in self?.step(now) ?? false }
  }

  private func step(_ now: CFTimeInterval) -> Bool {
    guard let motion else { return false }
    guard window != nil else {
      stopMotion()
      return false
    }
    let (place, isOver) = motion.position(at: now)
    move(to: place)
    guard isOver, self.motion != nil else { return self.motion != nil }
    finishMotion()
    return false
  }

  private func finishMotion() {
    motion = nil
    ticker = nil
    if isDecelerating {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Ends what moves the content where it is.
  final func stopMotion() {
    guard motion != nil else { return }
    ticker?.invalidate()
    finishMotion()
  }

  // MARK: Beyond the edge

  /// An offset beyond the edge follows the finger less and less.
  private func banded(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(
      x: Self.band(offset.x, low.x, high.x, bounds.width, bounces),
      y: Self.band(offset.y, low.y, high.y, bounds.height, bounces))
  }

  private static func band(_ x: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ bounces: Bool) -> CGFloat
  {
    let edge = x < low ? low : x > high ? high : x
    guard x != edge, bounces, length > 0 else { return edge }
    let beyond = abs(x - edge)
    let shown = (1 - 1 / (beyond * 0.55 / length + 1)) * length
    return x < edge ? edge - shown : edge + shown
  }

  /// Where the finger would have to be for an offset beyond the edge.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    func free(_ x: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
      let edge = x < low ? low : x > high ? high : x
      let shown = min(abs(x - edge), length * 0.99)
      guard shown > 0, length > 0 else { return x }
      let beyond = (1 / (1 - shown / length) - 1) * length / 0.55
      return x < edge ? edge - beyond : edge + beyond
    }
    return CGPoint(
      x: free(offset.x, low.x, high.x, bounds.width), y: free(offset.y, low.y, high.y, bounds.height))
  }
}
