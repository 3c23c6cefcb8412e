/// What marks a file as ours, and the steps that lead from an empty one to today's tables.
enum Schema {
  /// SQLite's `application_id`: the bytes "PPLS".
  static let application = 0x5050_4C53

  /// The version this library reads and writes, kept in SQLite's `user_version`.
  static var version: Int { migrations.count }

  /// Step n leads from version n to version n + 1.
  ///
  /// A step that was once released is never edited.
  static let migrations = [peopleAndActions, positions]

  /// Brings the file to the current version, in one transaction; does nothing to a current file.
  ///
  /// Two processes that open a new file together take turns: the second finds nothing left to do.
  static func migrate(_ connection: Connection) throws(PeopleStoreError) {
    guard try connection.number("PRAGMA user_version") < version else { return }
    try connection.transaction(.writing) { () throws(PeopleStoreError) in
      let found = try connection.number("PRAGMA user_version")
      guard found < version else { return }
      for step in migrations[found...] { try connection.script(step) }
      try connection.script("PRAGMA application_id = \(application); PRAGMA user_version = \(version);")
    }
  }
}
