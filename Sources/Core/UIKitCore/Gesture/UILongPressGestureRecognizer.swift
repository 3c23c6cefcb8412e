import CoreGraphics
public import Foundation

/// Recognizes a touch that stays down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move before that, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How many taps come before.
  open var numberOfTapsRequired = 0

  private var start = CGPoint.zero
  private var timer: LoopTimer?

  /// Touches began.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = location(in: nil)
    timer?.invalidate()
    timer = RenderLoop.shared.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible, !self.touches.isEmpty else { return }
      state = .began
    }
  }

  /// Touches moved: too far before the time is up fails.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let place = location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
    } else {
      state = .changed
    }
  }

  /// Touches ended: before the time is up they fail.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// Touches were taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the touch.
  open override func reset() {
    timer?.invalidate()
    timer = nil
  }
}
