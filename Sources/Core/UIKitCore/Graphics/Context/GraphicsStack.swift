package import CoreGraphics
import Foundation

/// The contexts of a thread, of which the last pushed is the current one.
package nonisolated enum GraphicsStack {
  /// The current context, made now if it is a lazy one; nil where nothing is being drawn.
  package static var current: CGContext? { top?.demand() }

  /// Makes the context the current one of this thread until the matching `pop()`.
  package static func push(lazy context: LazyContext) {
    stack.contexts.append(context)
  }

  /// Gives the previous context back; without one it only warns.
  package static func pop() {
    if stack.contexts.popLast() == nil {
      Warnings.report(
        "A graphics context was popped that nobody had pushed. Balance each push with one pop.", once: "graphics pop")
    }
  }

  /// The current context, with a warning when there is none.
  static func context(for operation: String) -> CGContext? {
    let context = current
    if context == nil {
      Warnings.report(
        "\(operation) found no graphics context and drew nothing. Draw inside draw(_:) of a view or in the closure of a "
          + "UIGraphicsImageRenderer.", once: "no graphics context: \(operation)")
    }
    return context
  }

  static var top: LazyContext? { stack.contexts.last }

  /// One object a thread, so that pushing does not copy the list.
  private final class Stack {
    var contexts: [LazyContext] = []
  }

  private static var stack: Stack {
    if let stack = local.value { return stack }
    let stack = Stack()
    local.value = stack
    return stack
  }

  private static let local = ThreadLocal<Stack?>(nil)
}
