/// Why the store could not do what was asked, with the evidence.
///
/// `description` is one line for a person, and says what to do; the other properties are for a log.
public struct PeopleStoreError: Error, Hashable, Sendable {
  /// What went wrong.
  public let kind: Kind
  /// The file it is about.
  public let file: String
  /// The SQL that failed, or `nil` where none was run.
  public let sql: String?
  /// SQLite's own words, or what was found in the file.
  public let message: String
  /// SQLite's extended result code, 0 where SQLite was not asked.
  public let code: Int32

  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file is there, or should be made, and the system does not let us.
    case cannotOpen
    /// The file is something else than an SQLite database.
    case notADatabase
    /// The file is an SQLite database of another program.
    case otherProgram
    /// The file was written by a newer version of this library.
    case newerSchema(found: Int, supported: Int)
    /// The file was written by an older version and may not be changed to the current one.
    case olderSchema(found: Int, supported: Int)
    /// The file is damaged.
    case malformed
    /// Another connection or process held the file longer than the time-out.
    case locked(waited: Duration)
    /// There is no room left.
    case diskFull
    /// The file, its folder or its file system may not be written.
    case readOnly
    /// What was asked contradicts the data: an unknown person, section or action.
    case invalid
    /// The sort keys were made anew by a process with another version of the collation.
    case collationChanged
    /// The task was cancelled; nothing was written.
    case cancelled
    /// The store is closed.
    case closed
    /// The system offers no way to watch the file.
    case cannotWatch
    /// Any other failure.
    case failed
  }

  init(_ kind: Kind, file: String, sql: String? = nil, message: String, code: Int32 = 0) {
    self.kind = kind
    self.file = file
    self.sql = sql
    self.message = message
    self.code = code
  }
  /// The same failure, told of another file: of the one that a draft was to become, whose name means nothing to anybody.
  package func told(of file: String) -> PeopleStoreError {
    PeopleStoreError(kind, file: file, sql: sql, message: message, code: code)
  }
}
