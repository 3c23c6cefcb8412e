import Foundation
import UIKit

/// Makes pictures beside the main thread, few at a time, the newest wish first, and keeps them until they are taken.
///
/// They are told of when nothing is left to make, and else a frame after the first was made: so the main thread wakes
/// once for pictures that come together, and one that takes long holds no other up.
nonisolated final class PictureWork: @unchecked Sendable {
  /// A picture to make.
  struct Job: Sendable {
    let key: String
    let picture: PeopleEntry.Picture
    let disc: Disc
  }

  private static let atATime = 4
  /// In nanoseconds.
  static let frame: UInt64 = 16_000_000

  private let whenMade: @Sendable () -> Void
  /// Signalled when nothing is left to make.
  private let lock = NSCondition()
  // Below: under the lock.
  private var jobs: [Job] = []
  private var workers = 0
  private var made: [(job: Job, image: UIImage?)] = []
  private var isTelling = false

  /// - Parameter whenMade: Called on any thread when there is something to take.
  init(whenMade: @escaping @Sendable () -> Void) { self.whenMade = whenMade }

  /// Has a picture made, before those that wait.
  func add(_ job: Job) {
    let starts = lock.withLock {
      jobs.append(job)
      guard workers < Self.atATime else { return false }
      workers += 1
      return true
    }
    if starts { Task.detached(priority: .userInitiated) { await self.work() } }
  }

  /// Gives up pictures that were not begun.
  ///
  /// - Returns: Their keys.
  func drop(where isUnwanted: (String) -> Bool) -> [String] {
    lock.withLock {
      let dropped = jobs.map(\.key).filter(isUnwanted)
      if !dropped.isEmpty { jobs.removeAll { dropped.contains($0.key) } }
      return dropped
    }
  }

  /// What was made since the last time; nil is a picture that is missing or broken.
  func take() -> [(job: Job, image: UIImage?)] {
    lock.withLock {
      defer { made = [] }
      return made
    }
  }

  /// Waits until nothing is left to make, or for so long.
  func wait(atMost seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    lock.withLock { while workers > 0, lock.wait(until: end) {} }
  }

  private func work() async {
    while let job = next() { keep(await RoundPicture.make(job.picture, job.disc), of: job) }
  }

  private func next() -> Job? {
    let (job, isDone) = lock.withLock {
      let job = jobs.popLast()
      if job == nil { workers -= 1 }
      if workers == 0 { lock.broadcast() }
      return (job, workers == 0 && !made.isEmpty)
    }
    if isDone { whenMade() }
    return job
  }

  private func keep(_ image: UIImage?, of job: Job) {
    let tellsLater = lock.withLock {
      made.append((job, image))
      guard !isTelling, workers > 1 || !jobs.isEmpty else { return false }
      isTelling = true
      return true
    }
    guard tellsLater else { return }
    Task.detached(priority: .userInitiated) {
      try? await Task.sleep(nanoseconds: Self.frame)
      if self.endTelling() { self.whenMade() }
    }
  }

  /// Whether there is still something to take.
  private func endTelling() -> Bool {
    lock.withLock {
      isTelling = false
      return !made.isEmpty
    }
  }
}
