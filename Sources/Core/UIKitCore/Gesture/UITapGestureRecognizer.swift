import CoreGraphics
import Foundation

/// Recognizes taps: touches that go up near where they went down.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var mostDown = 0
  private var deadline: LoopTimer?
  private static let slop: CGFloat = 10
  private static let longest: TimeInterval = 0.75

  /// Touches began: too many fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.position }
    mostDown = max(mostDown, downTouches)
    if downTouches > numberOfTouchesRequired { state = .failed }
    deadline?.invalidate()
    // One tap may be held as long as one likes; between taps of a row time is short.
    guard numberOfTapsRequired > 1 else { return }
    deadline = RenderLoop.shared.schedule(after: Self.longest) { [weak self] in self?.state = .failed }
  }

  /// Touches moved: too far fails.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if hypot(touch.position.x - start.x, touch.position.y - start.y) > Self.slop { state = .failed }
    }
  }

  /// Touches ended: the last of the last tap is the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, mostDown >= numberOfTouchesRequired else { return state = .failed }
    if touch.tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      mostDown = 0
      deadline?.invalidate()
      deadline = RenderLoop.shared.schedule(after: TouchRouter.tapInterval) { [weak self] in
        guard let self, isUndecided || state == .possible else { return }
        state = .failed
        finish()
      }
    }
  }

  /// Touches were taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Forgets the touches.
  open override func reset() {
    starts.removeAll()
    mostDown = 0
    deadline?.invalidate()
    deadline = nil
  }
}
