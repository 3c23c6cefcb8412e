import Dispatch

/// A connection with its own serial queue: work is handed to it from any task and never runs on the caller's
/// thread.
final class Lane<Resource: LaneResource & SendableMetatype>: @unchecked Sendable {
  private let queue: DispatchQueue
  private let file: String
  /// Touched on the queue only.
  private var resource: Resource?

  init(_ name: String, file: String, resource: sending Resource) {
    queue = DispatchQueue(label: "PeopleStore.\(name)", qos: .userInitiated)
    self.file = file
    self.resource = resource
  }

  /// Does the work in its turn.
  ///
  /// If the task is cancelled, the work ends with `.cancelled`.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable (Resource) throws(PeopleStoreError) -> Value
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
    _ work: (Resource) throws(PeopleStoreError) -> Value, _ cancellation: Cancellation
  ) -> Result<Value, PeopleStoreError> {
    guard let resource else { return .failure(PeopleStoreError(.closed, file: file, message: "it was closed")) }
    guard !cancellation.isCancelled else {
      return .failure(PeopleStoreError(.cancelled, file: file, message: "cancelled before its turn"))
    }
    resource.cancellation = cancellation
    defer { resource.cancellation = nil }
    do {
      return .success(try work(resource))
    } catch {
      return .failure(error)
    }
  }

  /// Lets go of the connection after the work at hand; what comes later ends with `.closed`.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.resource = nil
        continuation.resume()
      }
    }
  }
}

/// What a lane guards: a connection, or what stands around one.
protocol LaneResource: AnyObject {
  var cancellation: Cancellation? { get set }
}

extension Connection: LaneResource {}
