extension Connection {
  /// When a transaction takes its lock.
  enum Transaction: String {
    /// At the first read; from then on it sees one state of the data.
    case reading = "BEGIN DEFERRED"
    /// At once, so that a busy file fails before anything is done.
    case writing = "BEGIN IMMEDIATE"
  }

  /// Does `body` as one step: all of it, or on an error nothing.
  func transaction<Value>(
    _ kind: Transaction, _ body: () throws(PeopleStoreError) -> Value
  ) throws(PeopleStoreError) -> Value {
    try begin(kind)
    do {
      let value = try body()
      try commit()
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  func begin(_ kind: Transaction) throws(PeopleStoreError) { try run(kind.rawValue) }

  func commit() throws(PeopleStoreError) { try run("COMMIT") }

  /// Takes everything back since `begin`.
  ///
  /// SQLite has done so by itself after some failures.
  func rollBack() {
    // A cancelled run must not cancel its own undoing.
    cancellation = nil
    guard isInTransaction else { return }
    try? run("ROLLBACK")
  }
}
