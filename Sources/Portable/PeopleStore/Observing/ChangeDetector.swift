/// Asks a database whether somebody committed since the last question.
///
/// It is made on one thread and then used by one other.
final class ChangeDetector: @unchecked Sendable {
  private var connection: Connection?
  private var version: Int

  init(_ connection: Connection) throws(PeopleStoreError) {
    self.connection = connection
    // The first read also makes the log, so that it can be watched.
    version = try connection.number("PRAGMA data_version")
  }

  /// Calls `found` after every change, and `settled` when none has followed for a second, until the signal
  /// stops; then it closes the file.
  ///
  /// The beginning counts as a change that is found already.
  ///
  /// A writer first writes the log and then, in shared memory that no event tells of, says that what it
  /// wrote is committed. So one look after an event can come too early; a few later ones follow, and after
  /// the last there is nothing to be found.
  func watch(_ signal: FileSignal, found: () -> Void, settled: () -> Void) {
    defer { connection = nil }
    var looks = Self.looks[...]
    // What came between opening the store and watching it is settled too.
    var isNew = true
    while true {
      switch signal.wait(looks.first) {
      case .stopped: return
      case .touched: looks = Self.looks[...]
      case .elapsed: looks = looks.dropFirst()
      }
      if hasChanged() {
        isNew = true
        found()
      }
      if looks.isEmpty, isNew {
        isNew = false
        settled()
      }
    }
  }

  /// Milliseconds between an event's looks.
  private static let looks: [Int32] = [1, 4, 16, 64, 256, 1024]

  /// A failure counts as a change: whoever then reads learns of it.
  private func hasChanged() -> Bool {
    guard let connection else { return false }
    let before = version
    do {
      version = try connection.number("PRAGMA data_version")
      return version != before
    } catch {
      return true
    }
  }
}
