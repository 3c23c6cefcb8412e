import Foundation

/// A look at a file before it is opened for good, which changes nothing in it.
///
/// SQLite would write a header into an empty file, roll back a stranger's journal or switch a stranger's
/// journal mode; so whether the file is ours is found out from its bytes, or through a read-only connection.
struct FileInspection {
  /// What stands at the path.
  enum Finding: Equatable {
    case missing
    /// Nothing in it yet: no bytes, or a database without tables.
    case empty
    /// A database of ours with this schema version.
    case ours(version: Int)
  }

  let file: String
  let timeout: Duration

  /// Says what stands at the path; throws for everything that is refused.
  func find() throws(PeopleStoreError) -> Finding {
    guard let size = try size() else { return .missing }
    // With a write-ahead log the newest header may stand there, also that of a file still empty.
    if holdsBytes("-wal") { return try ask(.reading) }
    guard size > 0 else { return .empty }
    let read = try OpenedFiles.ifUnopened(file) { () throws(PeopleStoreError) in try DatabaseHeader(of: file) }
    guard let header = read else { return try ask(.reading) }
    // A journal means that a writer was interrupted: what the header says will be taken back.
    guard !holdsBytes("-journal") else { return try ask(.reading) }
    guard size >= header.size else {
      throw PeopleStoreError(
        .malformed, file: file, message: "it ends after \(size) of \(header.size) bytes", code: Self.corrupt)
    }
    if header.application == Schema.application { return try accept(version: header.version) }
    return try ask(.readingUnchanging)
  }

  /// The size in bytes, `nil` where there is no file.
  private func size() throws(PeopleStoreError) -> Int? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else { return nil }
    guard attributes[.type] as? FileAttributeType != .typeDirectory else {
      throw PeopleStoreError(.cannotOpen, file: file, message: "it is a folder")
    }
    return (attributes[.size] as? NSNumber)?.intValue
  }

  private var resolved: String { URL(fileURLWithPath: file).resolvingSymlinksInPath().path }

  private func holdsBytes(_ suffix: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved + suffix)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0 > 0
  }

  private func ask(_ mode: Connection.Mode) throws(PeopleStoreError) -> Finding {
    let connection = try Connection(file, mode, timeout: timeout)
    let application = try connection.number("PRAGMA application_id")
    if application == Schema.application { return try accept(version: connection.number("PRAGMA user_version")) }
    let tables = try connection.number("SELECT count(*) FROM sqlite_master")
    guard application == 0, tables == 0 else {
      throw PeopleStoreError(
        .otherProgram, file: file, message: "its application id is \(application) and it has \(tables) tables and more")
    }
    return .empty
  }

  private func accept(version: Int) throws(PeopleStoreError) -> Finding {
    guard version <= Schema.version else {
      throw PeopleStoreError(
        .newerSchema(found: version, supported: Schema.version), file: file, message: "its user_version is \(version)")
    }
    return .ours(version: version)
  }

  /// SQLite's `SQLITE_CORRUPT`.
  private static let corrupt: Int32 = 11
}
