/// The one connection that writes, with the collator that makes its sort keys.
final class Writer: LaneResource {
  let connection: Connection
  let keys: SortKeys

  init(_ connection: Connection, keys: SortKeys) {
    self.connection = connection
    self.keys = keys
  }

  var cancellation: Cancellation? {
    get { connection.cancellation }
    set { connection.cancellation = newValue }
  }

  /// Begins a transaction and gives its editor, after sorting whom other programs left unsorted.
  func begin() throws(PeopleStoreError) -> PeopleEditor {
    try connection.begin(.writing)
    do throws(PeopleStoreError) {
      guard try Settings.value(Settings.collation, in: connection) == keys.identity else {
        throw PeopleStoreError(.collationChanged, file: connection.file, message: "its keys are not \(keys.identity)")
      }
      try sort()
      return PeopleEditor(self)
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// Gives their keys to people whom other programs added or renamed, if there are any.
  func sortIfDue() throws(PeopleStoreError) {
    guard try Resorting.isDue(in: connection) else { return }
    _ = try begin()
    try commit()
  }

  private func sort() throws(PeopleStoreError) {
    guard try Resorting.isDue(in: connection) else { return }
    try Resorting.sortUnsorted(by: keys, in: connection)
  }

  func commit() throws(PeopleStoreError) {
    do {
      try connection.commit()
    } catch {
      connection.rollBack()
      throw error
    }
  }
}
