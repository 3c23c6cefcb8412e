/// Decides between the recognizers of the same touches.
@MainActor
enum GestureArbiter {
  /// The other recognizers that watch a touch of this one.
  static func neighbours(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in recognizer.touches {
      for other in touch.gestureRecognizers ?? [] where other !== recognizer && !result.contains(other) {
        result.append(other)
      }
    }
    return result
  }

  /// The gesture began: others of its touches stop, and its view loses the touches.
  static func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in neighbours(of: recognizer) where other.isUndecided && !runSideBySide(recognizer, other) {
      if recognizer.canPrevent(other), other.canBePrevented(by: recognizer) { other.abandon() }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.touches where !touch.isTakenByGesture {
      touch.window?.router.takeFromView(touch)
    }
  }

  /// The gesture is over: who waited for it looks again.
  static func didDecide(_ recognizer: UIGestureRecognizer) {
    for other in neighbours(of: recognizer) { other.othersDecided() }
  }

  private static func runSideBySide(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
  }
}
