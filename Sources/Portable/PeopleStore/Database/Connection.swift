import Foundation

#if os(Linux)
  import CSQLite
#else
  import SQLite3
#endif

/// One open connection: owns it, keeps its compiled statements and turns result codes into errors.
///
/// It is not safe for use by two threads at once; a lane or a lock stands before every one.
final class Connection {
  /// How the file is opened.
  enum Mode {
    case reading
    /// Reads only, in a file that this process may write: the last of its connections to close tidies up the
    /// log, and that must not be one that is not allowed to.
    case readingBesideWriter
    /// For a file that nobody changes meanwhile; makes no file beside it.
    case readingUnchanging
    case writing
    case creating
  }

  let file: String
  let timeout: Duration
  /// Asked every few thousand steps of SQLite's machine; a cancelled run ends with `.cancelled`.
  var cancellation: Cancellation?
  private let handle: OpaquePointer
  private let identity: OpenedFiles.Identity?
  private var statements: [String: Statement] = [:]

  init(_ file: String, _ mode: Mode, timeout: Duration) throws(PeopleStoreError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(Self.name(of: file, mode), &handle, Self.flags(of: mode), nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw PeopleStoreError(result: code, of: handle, file: file, sql: nil, timeout: timeout)
    }
    identity = OpenedFiles.add(file)
    self.file = file
    self.timeout = timeout
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(clamping: timeout.milliseconds))
    sqlite3_progress_handler(
      handle, 4096,
      { context in
        guard let context else { return 0 }
        let connection = Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
        return connection.cancellation?.isCancelled == true ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    if mode == .readingBesideWriter { try script("PRAGMA query_only = ON") }
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
    if let identity { OpenedFiles.remove(identity) }
  }

  private static func name(of file: String, _ mode: Mode) -> String {
    guard mode == .readingUnchanging else { return file }
    // Only as a URI does SQLite take the word that nobody changes the file.
    let unreserved = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    return "file:\(file.addingPercentEncoding(withAllowedCharacters: unreserved) ?? file)?immutable=1"
  }

  private static func flags(of mode: Mode) -> Int32 {
    let always = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    return switch mode {
    case .reading: always | SQLITE_OPEN_READONLY
    case .readingUnchanging: always | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    case .writing, .readingBesideWriter: always | SQLITE_OPEN_READWRITE
    case .creating: always | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  func error(_ code: Int32, sql: String?) -> PeopleStoreError {
    PeopleStoreError(result: code, of: handle, file: file, sql: sql, timeout: timeout)
  }

  /// Whether the system gave the file for reading only though writing was asked.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The row of the newest insertion.
  var lastInserted: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the newest statement changed, triggers not counted.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The statement of this text, compiled the first time and kept.
  func statement(_ sql: String) throws(PeopleStoreError) -> Statement {
    if let kept = statements[sql] { return kept }
    var compiled: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard code == SQLITE_OK, let compiled else { throw error(code, sql: sql) }
    let statement = Statement(compiled, sql: sql, of: self)
    statements[sql] = statement
    return statement
  }

  /// Runs any number of statements that give no rows; they are not kept.
  func script(_ sql: String) throws(PeopleStoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }
}
