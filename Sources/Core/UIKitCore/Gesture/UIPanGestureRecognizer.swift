public import CoreGraphics
import Foundation

/// Recognizes dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How far a touch moves before it drags, in points.
  package var threshold: CGFloat = 10

  private var start: CGPoint?
  private var last = CGPoint.zero
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  /// How far the touches moved since the drag began, in a view's space.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start else { return .zero }
    let (from, to) = (view?.convert(start, from: nil) ?? start, view?.convert(last, from: nil) ?? last)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Sets what the translation is now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = view?.convert(last, from: nil) ?? last
    let origin = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }

  /// Points a second, over the last tenth of one.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let end = samples.last, end.time > first.time else { return .zero }
    let time = CGFloat(end.time - first.time)
    return CGPoint(x: (end.place.x - first.place.x) / time, y: (end.place.y - first.place.y) / time)
  }

  /// Touches began.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches { return state = .failed }
    last = location(in: nil)
    if start == nil { start = last }
    note(event.timestamp)
  }

  /// Touches moved: far enough, the drag begins where the touch is.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    last = location(in: nil)
    note(event.timestamp)
    if state == .possible {
      guard let start, numberOfTouches >= minimumNumberOfTouches else { return }
      if hypot(last.x - start.x, last.y - start.y) >= threshold { state = .began }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  /// Touches ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last = samples.last, event.timestamp - last.time > 0.1 { samples = [(event.timestamp, last.place)] }
    state = state == .possible ? .failed : .ended
  }

  /// Touches were taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the drag.
  open override func reset() {
    start = nil
    samples.removeAll(keepingCapacity: true)
  }

  private func note(_ time: TimeInterval) {
    samples.append((time, last))
    while let first = samples.first, time - first.time > 0.1, samples.count > 2 { samples.removeFirst() }
  }
}
