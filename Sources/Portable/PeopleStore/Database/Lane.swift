import Dispatch

/// A session with its own serial queue: work is handed to it from any task and never runs on the caller's
/// thread.
final class Lane: @unchecked Sendable {
  private let queue: DispatchQueue
  private let file: String
  /// Touched on the queue only.
  private var session: Session?

  init(_ name: String, file: String, session: sending Session) {
    queue = DispatchQueue(label: "PeopleStore.\(name)", qos: .userInitiated)
    self.file = file
    self.session = session
  }

  /// Does the work in its turn.
  ///
  /// If the task is cancelled, the work ends with `.cancelled`.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable (Session) throws(PeopleStoreError) -> Value
  ) async throws(PeopleStoreError) -> Value {
    let cancellation = Cancellation()
    let result: Result<Value, PeopleStoreError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.perform(work, cancellation)) }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  private func perform<Value>(
    _ work: (Session) throws(PeopleStoreError) -> Value, _ cancellation: Cancellation
  ) -> Result<Value, PeopleStoreError> {
    guard let session else { return .failure(PeopleStoreError(.closed, file: file, message: "it was closed")) }
    guard !cancellation.isCancelled else {
      return .failure(PeopleStoreError(.cancelled, file: file, message: "cancelled before its turn"))
    }
    session.connection.cancellation = cancellation
    defer { session.connection.cancellation = nil }
    do {
      return .success(try work(session))
    } catch {
      return .failure(error)
    }
  }

  /// Closes the session after the work at hand; what comes later ends with `.closed`.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.session = nil
        continuation.resume()
      }
    }
  }
}
