import CoreGraphics
package import Foundation

/// The keyboard on the screen: moves it and tells whoever listens.
@MainActor
package enum ScreenKeyboard {
  /// Where it is on the screen; nil while there is none.
  package private(set) static var frame: CGRect?

  private static var followers: [(id: ObjectIdentifier, move: () -> Void)] = []

  /// Calls a closure whenever the keyboard is about to move, after the notifications, until that is ended; who began
  /// first is called first.
  static func follow(_ follower: AnyObject, _ move: @escaping () -> Void) {
    stopFollowing(follower)
    followers.append((ObjectIdentifier(follower), move))
  }

  static func stopFollowing(_ follower: AnyObject) {
    guard let index = followers.firstIndex(where: { $0.id == ObjectIdentifier(follower) }) else { return }
    followers.remove(at: index)
  }

  /// How much of a view's lower part it covers.
  package static func overlap(with view: UIView) -> CGFloat {
    guard let frame, let window = view.window else { return 0 }
    let inside = view.convert(frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
    return inside.intersects(view.bounds) ? view.bounds.maxY - inside.minY : 0
  }

  /// Gives the keyboard a frame, or takes it away with nil; the notifications come in UIKit's order.
  package static func move(to newFrame: CGRect?, duration: TimeInterval = 0.25) {
    guard newFrame != frame else { return }
    let screen = UIScreen.main.bounds
    let away = CGRect(x: 0, y: screen.maxY, width: screen.width, height: (newFrame ?? frame)?.height ?? 0)
    let (from, to) = (frame ?? away, newFrame ?? away)
    let wasShown = frame != nil
    frame = newFrame
    var names = [UIResponder.keyboardWillChangeFrameNotification]
    if !wasShown { names.insert(UIResponder.keyboardWillShowNotification, at: 0) }
    if newFrame == nil { names.insert(UIResponder.keyboardWillHideNotification, at: 0) }
    for name in names {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: from, UIResponder.keyboardFrameEndUserInfoKey: to,
          UIResponder.keyboardAnimationDurationUserInfoKey: duration,
          UIResponder.keyboardAnimationCurveUserInfoKey: 7,
        ])
    }
    for follower in followers { follower.move() }
  }
}
