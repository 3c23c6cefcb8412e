public import PeopleStore

/// Makes databases of people to try things with.
///
/// `create(at:)` has four hundred people of history with names in fifteen scripts, a third of them with drawn
/// portraits, and six actions; `create(at:people:)` has any number of people who share sixteen portraits.
/// The file appears under its name when it is complete.
public enum PeopleSample {
  /// Told how much is done, from 0 to 1.
  public typealias Progress = @Sendable (Double) -> Void

  /// Opens the sample at a path, and makes it first where there is none.
  ///
  /// - Parameters:
  ///   - path: The database's file; its folder must exist.
  ///   - progress: Told how much of the making is done.
  /// - Returns: The open store.
  /// - Throws: `PeopleStoreError` or `PeopleSampleError`.
  public static func open(at path: String, progress: Progress? = nil) async throws -> PeopleStore {
    do {
      return try await PeopleStore.open(path)
    } catch let error where error.kind == .missing {
      do {
        try await create(at: path, progress: progress)
      } catch PeopleSampleError.exists {
        // Another process has just made it.
      }
      return try await PeopleStore.open(path)
    }
  }

  /// Makes the sample of historical people.
  ///
  /// - Parameters:
  ///   - path: Where the file is to be; nothing may be there.
  ///   - progress: Told how much is done.
  /// - Throws: `PeopleStoreError` or `PeopleSampleError`.
  public static func create(at path: String, progress: Progress? = nil) async throws {
    try await make(at: path) { store in
      try await store.write { editor in
        try HistoricalSample(editor: editor).fill(progress: progress)
      }
    }
  }

  /// Makes any number of people, "Ada Lovelace 1" and on, in one action.
  ///
  /// - Parameters:
  ///   - path: Where the file is to be; nothing may be there.
  ///   - people: How many people.
  ///   - sections: Into how many sections they are cut, in the order of their names.
  ///   - progress: Told how much is done.
  /// - Throws: `PeopleStoreError` or `PeopleSampleError`.
  /// - Complexity: about 20 us a person.
  public static func create(
    at path: String, people: Int, sections: Int = 1, progress: Progress? = nil
  ) async throws {
    try await make(at: path) { store in
      try await NumberedSample(people: people, sections: sections).fill(store, progress: progress)
    }
  }
}
