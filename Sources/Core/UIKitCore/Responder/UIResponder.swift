public import Foundation

/// An object that takes part in the chain along which events and commands travel until somebody handles them.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What modules above keep with a responder, by the key's type.
  package final var attachments: [ObjectIdentifier: Any] = [:]

  /// Makes a responder.
  public override init() { super.init() }

  // Written out so that subclasses may have one that runs wherever the last reference is given up.
  nonisolated deinit {}

  /// Whom events go to that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder takes keys when asked to; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives them up when asked to.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys go to this one first.
  open var isFirstResponder: Bool { FirstResponder.isCurrent(self) }
  /// Asks for the keys; the one that has them is asked to give them up.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Gives the keys up.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Events, handed on unless overridden

  /// Fingers touched, or a button was pressed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches were taken away, by a gesture or the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Keys were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Pressed keys changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Pressed keys were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The accessibility command to leave what is shown; true when it was done.
  open func accessibilityPerformEscape() -> Bool { false }
}

/// Who has the keys: one responder in each window, and the key window's counts.
@MainActor
enum FirstResponder {
  static func isCurrent(_ responder: UIResponder) -> Bool { window(of: responder)?.firstResponder === responder }

  static func make(_ responder: UIResponder) -> Bool {
    guard responder.canBecomeFirstResponder, let window = window(of: responder) else { return false }
    if window.firstResponder === responder { return true }
    if let current = window.firstResponder {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      // Whoever was told of it may have given the keys to somebody else.
      guard window.firstResponder == nil || window.firstResponder === current, self.window(of: responder) === window
      else { return window.firstResponder === responder }
    }
    window.firstResponder = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder), window.firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  static func window(of responder: UIResponder) -> UIWindow? {
    var current: UIResponder? = responder
    while let responder = current {
      if let view = responder as? UIView { return view.window }
      if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
      current = responder.next
    }
    return nil
  }
}
