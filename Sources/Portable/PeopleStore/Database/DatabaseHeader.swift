import Foundation

/// The hundred bytes with which an SQLite database begins, as far as they matter here.
///
/// Source: "Database File Format", section 1.3, on sqlite.org.
struct DatabaseHeader {
  /// `PRAGMA application_id`.
  let application: Int
  /// `PRAGMA user_version`.
  let version: Int
  /// How many bytes the file should have; 0 where the header's count is not kept.
  let size: Int

  /// Reads it; throws `.notADatabase` for anything else.
  init(of file: String) throws(PeopleStoreError) {
    let bytes: [UInt8]
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      defer { try? handle.close() }
      bytes = [UInt8](try handle.read(upToCount: 100) ?? Data())
    } catch {
      throw PeopleStoreError(.cannotOpen, file: file, message: error.localizedDescription)
    }
    guard bytes.count == 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw PeopleStoreError(
        .notADatabase, file: file, message: "it does not begin like one", code: Self.notADatabase)
    }
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let page = number(16, 2) == 1 ? 65536 : number(16, 2)
    let countIsKept = number(24, 4) == number(92, 4)
    application = number(68, 4)
    version = number(60, 4)
    size = countIsKept ? page * number(28, 4) : 0
  }

  /// SQLite's `SQLITE_NOTADB`.
  private static let notADatabase: Int32 = 26
}
