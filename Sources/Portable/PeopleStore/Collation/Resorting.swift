/// Keeps the sort keys true to the names and to the collation that this process has.
enum Resorting {
  /// Whether another program added or renamed people and left their keys to us.
  static func isDue(in connection: Connection) throws(PeopleStoreError) -> Bool {
    try connection.number("SELECT EXISTS (SELECT 1 FROM unsorted)") == 1
  }

  /// Gives those people their keys.
  ///
  /// Call it inside a transaction.
  static func sortUnsorted(by keys: SortKeys, in connection: Connection) throws(PeopleStoreError) {
    let people = try connection.rows(
      "SELECT p.id, p.name FROM unsorted u JOIN people p ON p.id = u.person"
    ) { (id: $0.integer(0), key: keys.key(of: $0.text(1))) }
    for person in people { try update(person.id, key: person.key, in: connection) }
    try connection.run("DELETE FROM unsorted")
  }

  /// Makes every key anew, in batches, because the collation is another one.
  ///
  /// Call it inside a transaction.
  static func sortAll(by keys: SortKeys, in connection: Connection) throws(PeopleStoreError) {
    var last = Int64.min
    while true {
      let people = try connection.rows(
        "SELECT id, name FROM people WHERE id > ?1 ORDER BY id LIMIT 1000", .integer(last)
      ) { (id: $0.integer(0), key: keys.key(of: $0.text(1))) }
      guard let end = people.last?.id else { break }
      for person in people { try update(person.id, key: person.key, in: connection) }
      last = end
    }
    try connection.run("DELETE FROM unsorted")
    try Settings.set(Settings.collation, to: keys.identity, in: connection)
  }

  private static func update(_ id: Int64, key: [UInt8], in connection: Connection) throws(PeopleStoreError) {
    try connection.run("UPDATE people SET sort_key = ?2 WHERE id = ?1", .integer(id), .blob(key))
  }
}
