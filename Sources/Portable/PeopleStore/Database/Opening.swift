import Foundation

/// Opens the connections of a store: looks first, then migrates, sorts and tunes.
struct Opening {
  let file: String
  let creating: Bool
  let options: PeopleStore.Options

  /// The connection that writes, with the file brought up to date.
  func writer() throws(PeopleStoreError) -> Session {
    let finding = try look()
    try checkThatWritingIsAllowed(finding)
    let connection = try Connection(file, finding == .missing ? .creating : .writing, timeout: options.timeout)
    guard !connection.isReadOnly else { throw readOnly("the file may only be read") }
    do {
      try Schema.migrate(connection)
      try tune(connection)
      return Session(connection, keys: try collate(connection))
    } catch {
      if finding == .missing { removeIfEmpty() }
      throw error
    }
  }

  /// The first connection that reads.
  func reader() throws(PeopleStoreError) -> Session {
    if options.access == .readOnly {
      switch try look() {
      case .missing, .empty:
        throw PeopleStoreError(.olderSchema(found: 0, supported: Schema.version), file: file, message: "it is empty")
      case .ours(let version):
        guard version == Schema.version else {
          throw PeopleStoreError(
            .olderSchema(found: version, supported: Schema.version), file: file,
            message: "its user_version is \(version)")
        }
      }
    }
    return try session()
  }

  /// Another connection that reads, for a file that is open already, with its collator.
  func session() throws(PeopleStoreError) -> Session {
    let connection = try anotherReader()
    let locale = try Settings.value(Settings.locale, in: connection) ?? ""
    return Session(connection, keys: try SortKeys(locale: locale, for: file))
  }

  /// Another connection that reads, for a file that is open already.
  func anotherReader() throws(PeopleStoreError) -> Connection {
    let connection = try Connection(file, readingMode, timeout: options.timeout)
    // Enough for the inner pages of a table of millions. Leaves are seldom read twice, and the system keeps them too.
    try connection.script("PRAGMA cache_size = -512")
    return connection
  }

  /// A log that does not exist cannot be made where nothing can be written; then nobody writes the file either.
  private var readingMode: Connection.Mode {
    guard options.access == .readOnly else { return .readingBesideWriter }
    let folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
    let files = FileManager.default
    let isFixed = !files.isWritableFile(atPath: folder) && !files.fileExists(atPath: file + "-wal")
    return isFixed ? .readingUnchanging : .reading
  }

  private func look() throws(PeopleStoreError) -> FileInspection.Finding {
    let finding = try FileInspection(file: file, timeout: options.timeout).find()
    guard finding != .missing || creating && options.access == .readWrite else {
      throw PeopleStoreError(.missing, file: file, message: "no such file")
    }
    return finding
  }

  /// Asks the system before SQLite, which would open such a file and fail at the first write.
  private func checkThatWritingIsAllowed(_ finding: FileInspection.Finding) throws(PeopleStoreError) {
    let folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw PeopleStoreError(.cannotOpen, file: file, message: "its folder does not exist")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw readOnly("its folder \(folder) may not be written, and the database needs a log beside it")
    }
    guard finding == .missing || FileManager.default.isWritableFile(atPath: file) else {
      throw readOnly("the file may only be read")
    }
  }

  /// SQLite's `SQLITE_READONLY` with the words of what was found.
  private func readOnly(_ message: String) -> PeopleStoreError {
    PeopleStoreError(.readOnly, file: file, message: message, code: 8)
  }

  private func tune(_ connection: Connection) throws(PeopleStoreError) {
    let end = ContinuousClock.now + options.timeout
    while try connection.row("PRAGMA journal_mode", read: { $0.text(0) }) != "wal" {
      do throws(PeopleStoreError) {
        let mode = try connection.row("PRAGMA journal_mode = WAL") { $0.text(0) }
        guard mode == "wal" else {
          throw PeopleStoreError(.failed, file: file, message: "its file system allows no write-ahead log")
        }
      } catch {
        // Two who switch at once are in each other's way, and SQLite then fails without waiting.
        guard case .locked = error.kind, ContinuousClock.now < end else { throw error }
        Thread.sleep(forTimeInterval: 0.005)
      }
    }
    // The journal of a single statement stays in memory: it is small, and a file for it costs more than the statement.
    try connection.script("PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000")
  }

  /// Finds the locale, and sorts everybody anew where the keys are of another collation.
  private func collate(_ connection: Connection) throws(PeopleStoreError) -> SortKeys {
    let kept = try Settings.value(Settings.locale, in: connection)
    let locale = options.locale ?? kept ?? Locale.current.identifier
    let keys = try SortKeys(locale: locale, for: file)
    if try Settings.value(Settings.collation, in: connection) != keys.identity {
      try connection.transaction(.writing) { () throws(PeopleStoreError) in
        guard try Settings.value(Settings.collation, in: connection) != keys.identity else { return }
        try Resorting.sortAll(by: keys, in: connection)
        try Settings.set(Settings.locale, to: locale, in: connection)
      }
    }
    return keys
  }

  /// Leaves nothing behind where nothing was and creating failed.
  private func removeIfEmpty() {
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? NSNumber
    guard size?.intValue == 0 else { return }
    try? FileManager.default.removeItem(atPath: file)
  }
}
