import Foundation

/// Ctrl-C, and a polite request to end, as the cancelling of a task, so that it can tidy up.
///
/// A second Ctrl-C ends the process at once.
final nonisolated class Interruption: @unchecked Sendable {
  private let sources: [any DispatchSourceSignal]

  /// Cancels the task when a signal comes.
  init<Value, Failure>(cancelling task: Task<Value, Failure>) {
    sources = [SIGINT, SIGTERM].map { number in
      // The source hears of signals that are ignored too.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        task.cancel()
      }
      source.activate()
      return source
    }
  }

  /// The exit status of a process that was interrupted, as shells have it.
  static let status: Int32 = 128 + SIGINT
}
