import Foundation

#if os(Linux)
  import CSQLite
#else
  import SQLite3
#endif

extension PeopleStoreError {
  /// The error of a result code, with the connection's own words.
  init(result code: Int32, of handle: OpaquePointer?, file: String, sql: String?, timeout: Duration) {
    let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
    // The connection remembers its newest failure; it is this one when the primary codes agree.
    let matches = extended & 0xff == code & 0xff
    let message = (matches ? handle.flatMap { sqlite3_errmsg($0) } : sqlite3_errstr(code)).map { String(cString: $0) }
    let system = handle.map { sqlite3_system_errno($0) } ?? 0
    self.init(
      Self.kind(of: code, system: system, timeout: timeout), file: file, sql: sql,
      message: message ?? "no message", code: matches ? extended : code)
  }

  private static func kind(of code: Int32, system: Int32, timeout: Duration) -> Kind {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .locked(waited: timeout)
    case SQLITE_FULL: .diskFull
    case SQLITE_READONLY: .readOnly
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .malformed
    case SQLITE_INTERRUPT: .cancelled
    case SQLITE_CONSTRAINT: .invalid
    // The shared memory beside the file grows by other calls than the file, and reports a full disk so.
    case SQLITE_IOERR where system == ENOSPC || system == EDQUOT: .diskFull
    case SQLITE_CANTOPEN where system == EROFS: .readOnly
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .cannotOpen
    default: .failed
    }
  }
}
