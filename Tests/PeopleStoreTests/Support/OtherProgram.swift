import CSQLite

/// Somebody else's SQLite connection, who knows SQL and nothing of the store.
final class OtherProgram {
  private let handle: OpaquePointer

  init(_ path: String) throws {
    var handle: OpaquePointer?
    let code = sqlite3_open(path, &handle)
    guard code == SQLITE_OK, let handle else { throw Failure(message: "cannot open: \(code)") }
    self.handle = handle
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  struct Failure: Error {
    let message: String
  }

  func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw Failure(message: "\(String(cString: sqlite3_errmsg(handle))) in: \(sql)")
    }
  }

  /// The rows, every column as text.
  func rows(_ sql: String) throws -> [[String]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      throw Failure(message: "\(String(cString: sqlite3_errmsg(handle))) in: \(sql)")
    }
    defer { sqlite3_finalize(statement) }
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        })
    }
    return rows
  }
}
