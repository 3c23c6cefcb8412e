import Foundation

/// The one place where warnings go: printed to standard error, kept for tests to read.
///
/// A warning says what was wrong, with which values, and what to do. It may come from any thread.
///
///     let found = Warnings.during { Warnings.report("no image named a", once: "image a") }
///     // found == ["no image named a"]
package nonisolated enum Warnings {
  /// How many of the latest warnings are kept.
  package static let capacity = 256

  /// What happens to a warning besides being kept.
  package typealias Handler = @Sendable (String) -> Void

  /// The latest warnings, oldest first, without the prefix.
  package static var recorded: [String] { state.value.recorded }

  /// What is done with each warning; by default it is printed to standard error after `PopoverKit: `.
  package static var handler: Handler {
    get { state.value.handler }
    set { state.change { $0.handler = newValue } }
  }

  /// Reports a warning; with a key, only the first one of that key.
  package static func report(_ message: String, once key: String? = nil) {
    if let collector {
      // A test listens: it gets everything, whatever was reported elsewhere, and the terminal stays quiet.
      _ = collector.change { $0.add(message, once: key) }
      return
    }
    let handler = state.change { state in state.add(message, once: key) ? state.handler : nil }
    handler?(message)
  }

  /// The warnings that the closure and what it calls report; they are neither printed nor kept elsewhere.
  package static func during(_ body: () throws -> Void) rethrows -> [String] {
    let own = Locked(State())
    try $collector.withValue(own) { try body() }
    return own.value.recorded
  }

  /// Forgets the kept warnings and keys and prints again.
  package static func reset() {
    state.value = State()
  }

  /// Listens to the warnings of one task, so that tests which run side by side do not mix theirs.
  @TaskLocal private static var collector: Locked<State>?

  private static let state = Locked(State())

  private struct State: Sendable {
    var recorded: [String] = []
    var keys: Set<String> = []
    var handler: Handler = { FileHandle.standardError.write(Data("PopoverKit: \($0)\n".utf8)) }

    /// Keeps the message unless its key was seen before; says whether it did.
    mutating func add(_ message: String, once key: String?) -> Bool {
      if let key {
        // Keys can hold names that users choose; a program that runs for months must not gather them for ever.
        if keys.count >= 4 * Warnings.capacity { keys.removeAll() }
        guard keys.insert(key).inserted else { return false }
      }
      if recorded.count >= Warnings.capacity { recorded.removeFirst() }
      recorded.append(message)
      return true
    }
  }
}
