/// A connection with a collator for its names, as each lane has one.
final class Session {
  let connection: Connection
  let keys: SortKeys

  init(_ connection: Connection, keys: SortKeys) {
    self.connection = connection
    self.keys = keys
  }

  /// Whether the keys in the file are of the collation that this process has.
  func knowsCollation() throws(PeopleStoreError) -> Bool {
    try Settings.value(Settings.collation, in: connection) == keys.identity
  }
}
