import UIKitCore

/// Who is told of some events: a method of a target, or an action.
struct ControlHandler {
  /// What is called.
  enum Call {
    /// A method; without a target the first in the responder chain that has it.
    case method(Selector, target: WeakTarget?)
    case action(UIAction)
  }

  var call: Call
  var events: UIControl.Event

  /// Whether there is still somebody to call.
  var isAlive: Bool {
    if case .method(_, let target?) = call { return target.object != nil }
    return true
  }

  /// Whether this is a method of a target; nil stands for all.
  func calls(_ action: Selector?, of target: AnyObject?) -> Bool {
    guard case .method(let method, let own) = call else { return false }
    return (target == nil || own?.object === target) && (action == nil || action == method)
  }

  /// Whether this is an action.
  func calls(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = call { return action.identifier == identifier }
    return false
  }
}

/// A target; controls do not keep theirs alive.
struct WeakTarget {
  private(set) weak var object: AnyObject?
}
