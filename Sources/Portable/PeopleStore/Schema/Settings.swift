/// The database's own small facts, by name.
enum Settings {
  /// What made the sort keys: see `SortKeys.identity`.
  static let collation = "collation"
  /// The locale whose order the keys follow.
  static let locale = "locale"

  static func value(_ name: String, in connection: Connection) throws(PeopleStoreError) -> String? {
    try connection.row("SELECT value FROM settings WHERE name = ?1", .text(name)) { $0.text(0) }
  }

  static func set(_ name: String, to value: String, in connection: Connection) throws(PeopleStoreError) {
    try connection.run("INSERT OR REPLACE INTO settings(name, value) VALUES(?1, ?2)", .text(name), .text(value))
  }
}
