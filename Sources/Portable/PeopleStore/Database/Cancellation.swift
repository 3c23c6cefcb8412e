import Foundation

/// A flag that a task raises from outside and a connection looks at while it works.
final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false

  var isCancelled: Bool { lock.withLock { raised } }

  func cancel() { lock.withLock { raised = true } }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
