extension Session {
  /// Begins a transaction and gives its editor, after sorting whom other programs left unsorted.
  func begin() throws(PeopleStoreError) -> PeopleEditor {
    try connection.begin(.writing)
    do throws(PeopleStoreError) {
      guard try knowsCollation() else {
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
