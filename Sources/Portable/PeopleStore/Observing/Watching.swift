import Dispatch
import Foundation

/// Tells its subscribers when the database was changed, by this process or another.
///
/// The first subscriber starts a thread that sleeps in `FileSignal` and, woken, asks its own connection for
/// `PRAGMA data_version`, which differs after every commit of any other connection.
final class Watching: @unchecked Sendable {
  private let opening: Opening
  private let threads = DispatchGroup()
  private let lock = NSLock()
  private var signal: FileSignal?
  private var isStopped = false
  private var subscribers: [Int: AsyncStream<Void>.Continuation] = [:]
  private var next = 0
  private var settled: @Sendable () -> Void = {}

  init(_ opening: Opening) {
    self.opening = opening
  }

  private var file: String { opening.file }

  /// A stream with an element after every change; changes that nobody has looked at yet are one element.
  func subscribe() throws(PeopleStoreError) -> AsyncStream<Void> {
    lock.lock()
    defer { lock.unlock() }
    guard !isStopped else { throw PeopleStoreError(.closed, file: file, message: "it was closed") }
    if signal == nil { signal = try start() }
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = next
    next += 1
    subscribers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      lock.withLock { subscribers[number] = nil }
    }
    return stream
  }

  private func start() throws(PeopleStoreError) -> FileSignal {
    let detector = try ChangeDetector(opening.anotherReader())
    let signal = try FileSignal(URL(fileURLWithPath: file).resolvingSymlinksInPath().path)
    threads.enter()
    let thread = Thread { [weak self, threads] in
      detector.watch(signal) {
        self?.tell()
      } settled: {
        self?.settle()
      }
      threads.leave()
    }
    thread.name = "PeopleStore.watch"
    thread.start()
    return signal
  }

  /// Says what to do when changes were seen and then none for a second.
  func whenSettled(_ action: @escaping @Sendable () -> Void) { lock.withLock { settled = action } }

  private func settle() { lock.withLock { settled }() }

  private func tell() {
    for subscriber in lock.withLock({ Array(subscribers.values) }) { subscriber.yield() }
  }

  /// Looks for a change now, without waiting for the system's word.
  func nudge() { lock.withLock { signal }?.nudge() }

  /// Ends every stream and the thread, and waits until it has let go of the file.
  func close() async {
    stop()
    await withCheckedContinuation { continuation in
      threads.notify(queue: .global()) { continuation.resume() }
    }
  }

  /// Ends every stream and the thread.
  func stop() {
    lock.lock()
    isStopped = true
    signal?.stop()
    signal = nil
    let ending = subscribers
    subscribers = [:]
    lock.unlock()
    for subscriber in ending.values { subscriber.finish() }
  }
}
