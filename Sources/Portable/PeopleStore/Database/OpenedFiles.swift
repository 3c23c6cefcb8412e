import Foundation

/// The database files that connections of this process have open.
///
/// Closing a file drops every lock that the process has on it, those of open connections too: so POSIX has it. Another
/// program that then closes the database takes itself for the last one and removes the log under those connections. A
/// file that is in here is therefore never opened by other means than SQLite, which knows of this.
///
/// Source: "How To Corrupt An SQLite Database File", section 2.2, on sqlite.org.
enum OpenedFiles {
  /// A file, whatever it is called: device and number.
  typealias Identity = [Int]

  private static let lock = NSLock()
  nonisolated(unsafe) private static var connections: [Identity: Int] = [:]

  /// Counts a connection, before it takes its first lock; `nil` where there is no file.
  static func add(_ path: String) -> Identity? {
    guard let identity = identity(of: path) else { return nil }
    lock.withLock { connections[identity, default: 0] += 1 }
    return identity
  }

  /// Takes a connection off the count, after it has closed.
  static func remove(_ identity: Identity) {
    lock.withLock {
      let rest = connections[identity, default: 1] - 1
      connections[identity] = rest > 0 ? rest : nil
    }
  }

  /// Does something to a file that opens and closes it; `nil` where it must not be done.
  static func ifUnopened<Value>(
    _ path: String, _ body: () throws(PeopleStoreError) -> Value
  ) throws(PeopleStoreError) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    if let identity = identity(of: path), connections[identity] != nil { return nil }
    return try body()
  }

  /// Whether a file is one that connections have open, or the one beside it in which they keep their locks.
  static func holds(_ path: String) -> Bool {
    let path = path.hasSuffix("-shm") ? String(path.dropLast(4)) : path
    guard let identity = identity(of: path) else { return false }
    return lock.withLock { connections[identity] != nil }
  }

  /// The file itself, whatever it is called.
  private static func identity(of path: String) -> Identity? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let device = attributes[.systemNumber] as? NSNumber, let file = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    return [device.intValue, file.intValue]
  }
}
