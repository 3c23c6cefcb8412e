extension PeopleStore {
  /// Makes changes in one transaction: all of them are kept, or on an error none.
  ///
  ///     try await store.write { try $0.renamePerson(7, to: "Mary Somerville") }
  ///
  /// - Parameter changes: Runs on the store's own queue. What it throws is thrown on, and nothing is kept.
  /// - Returns: What `changes` returned, once everything is on its way to the disk.
  /// - Throws: `PeopleStoreError`, or the error of `changes`.
  public func write<Value: Sendable>(
    _ changes: @escaping @Sendable (PeopleEditor) throws -> Value
  ) async throws -> Value {
    guard let writing else {
      throw PeopleStoreError(.readOnly, file: file, message: "the store was opened for reading", code: 8)
    }
    let result: Result<Value, any Error> = try await writing.run { (session) throws(PeopleStoreError) in
      let editor = try session.begin()
      defer { editor.finish() }
      let result = Result { try changes(editor) }
      switch result {
      case .success: try session.commit()
      case .failure: session.connection.rollBack()
      }
      return result
    }
    watching.nudge()
    return try result.get()
  }

  /// Adds many people, and puts them into a section, in one transaction.
  ///
  /// - Parameters:
  ///   - people: The people; the sequence is walked on the store's queue and need not be held in memory.
  ///   - section: A section's id, or `nil` for none.
  ///   - progress: Told how many are added, every thousand and at the end.
  /// - Returns: How many were added.
  /// - Throws: `PeopleStoreError`.
  /// - Complexity: about 10 us a person, most of it for keeping the positions.
  @discardableResult
  public func add(
    _ people: some Sequence<NewPerson> & Sendable, to section: Int64? = nil,
    progress: (@Sendable (Int) -> Void)? = nil
  ) async throws -> Int {
    try await write { editor in
      var count = 0
      for person in people {
        let id = try editor.addPerson(person)
        if let section { try editor.assign(id, to: section) }
        count += 1
        if count.isMultiple(of: 1000) { progress?(count) }
      }
      progress?(count)
      return count
    }
  }
}
