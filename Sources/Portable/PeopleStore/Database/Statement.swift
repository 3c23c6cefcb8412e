import Foundation

#if os(Linux)
  import CSQLite
#else
  import SQLite3
#endif

/// A compiled statement: owns it, fills its place holders and reads its rows.
///
/// It belongs to one connection and is used where that connection is.
final class Statement {
  private let handle: OpaquePointer
  private let sql: String
  private unowned let connection: Connection

  init(_ handle: OpaquePointer, sql: String, of connection: Connection) {
    self.handle = handle
    self.sql = sql
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Fills the numbered place holders in order.
  func bind(_ values: [SQLValue]) throws(PeopleStoreError) {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        // An empty string may have no address, and no address would bind NULL.
        guard let start = bytes.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, Self.copying) }
        return sqlite3_bind_text64(
          handle, index, start, UInt64(bytes.count), Self.copying, UInt8(SQLITE_UTF8))
      }
    case .blob(let bytes): return bytes.withUnsafeBytes { bindBlob($0, at: index) }
    case .data(let data): return data.withUnsafeBytes { bindBlob($0, at: index) }
    }
  }

  private func bindBlob(_ bytes: UnsafeRawBufferPointer, at index: Int32) -> Int32 {
    guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
    return sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), Self.copying)
  }

  /// SQLite's `SQLITE_TRANSIENT`, a macro that Swift does not see: copy the bytes before the call returns.
  private static var copying: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// Runs on to the next row; `false` says there is none.
  func step() throws(PeopleStoreError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error(code, sql: sql)
    }
  }

  /// Ends the run, which also ends its lock, and lets go of what was bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  // MARK: The row at hand

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  func data(_ column: Int32) -> Data {
    guard let start = sqlite3_column_blob(handle, column) else { return Data() }
    return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
  }
}
