import UIKit

/// Knows where the keyboard is, and tells the popovers that are shown; others are not asked.
final class KeyboardWatch {
  static let shared = KeyboardWatch()

  /// Where it is on the screen; nil while there is none, or before the first popover was made.
  var frame: CGRect? { isUp ? end : nil }
  private var isUp = false
  private var end: CGRect?
  private var observers: [any NSObjectProtocol] = []

  /// Begins to listen; from the first popover on.
  func start() {
    guard observers.isEmpty else { return }
    let (frameKey, durationKey) = (
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
    )
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ]
    let isUp: [Bool?] = [true, nil, false]
    for (name, isUp) in zip(names, isUp) {
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[frameKey] as? CGRect
        let duration = note.userInfo?[durationKey] as? Double ?? BubbleMetrics.duration
        MainActor.assumeIsolated { KeyboardWatch.shared.change(isUp: isUp, end: frame, duration: duration) }
      }
      observers.append(observer)
    }
  }

  /// Only a change of the frame leaves open whether the keyboard is there: a way out of the screen is one too.
  private func change(isUp: Bool?, end: CGRect?, duration: TimeInterval) {
    let before = frame
    self.isUp = isUp ?? self.isUp
    self.end = end ?? self.end
    guard frame != before else { return }
    for popover in VisiblePopovers.all { popover.keyboardDidChange(duration: duration) }
  }
}
