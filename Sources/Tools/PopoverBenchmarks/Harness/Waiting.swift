import Foundation

/// Waits on this thread for work that others do.
func waiting<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
  let answer = Answer<Value>()
  Task.detached {
    do { answer.set(.success(try await work())) } catch { answer.set(.failure(error)) }
  }
  return try answer.get()
}

private final class Answer<Value: Sendable>: @unchecked Sendable {
  private let there = DispatchSemaphore(value: 0)
  private var result: Result<Value, any Error>?

  func set(_ result: Result<Value, any Error>) {
    self.result = result
    there.signal()
  }

  func get() throws -> Value {
    there.wait()
    guard let result else { throw WrongResult(description: "no answer came") }
    return try result.get()
  }
}
