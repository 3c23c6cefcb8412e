public import Foundation

extension PeopleStore {
  /// Every action, in the order in which they were added.
  public func actions() async throws(PeopleStoreError) -> [PeopleAction] {
    try await read { (queries) throws(PeopleStoreError) in try queries.actions() }
  }

  /// The sections of an action in their order, each with everybody in it in the order of names.
  ///
  /// An action that does not exist has no sections. Empty sections are among them.
  ///
  /// - Complexity: grows with the number of people; for long sections see `summaries(of:)` and `page`.
  public func sections(of action: Int64) async throws(PeopleStoreError) -> [PeopleSection] {
    try await read { (queries) throws(PeopleStoreError) in try queries.sections(of: action) }
  }

  /// The sections of an action without their people: titles, counts and revisions.
  public func summaries(of action: Int64) async throws(PeopleStoreError) -> [PeopleSectionSummary] {
    try await read { (queries) throws(PeopleStoreError) in try queries.summaries(of: action) }
  }

  /// The people at positions of a section, found without reading those before.
  ///
  /// Positions past the end are left out. To read more than once from one unchanging state, use a
  /// `reader()`.
  ///
  /// - Parameters:
  ///   - section: The section's id.
  ///   - positions: Positions in the order of names, from 0.
  /// - Returns: The people, in order.
  /// - Throws: `PeopleStoreError`.
  /// - Complexity: the length of the range; a position costs a tenth of a millisecond among a million.
  public func page(of section: Int64, _ positions: Range<Int>) async throws(PeopleStoreError) -> [Person] {
    await sortForOthers()
    return try await read { (queries) throws(PeopleStoreError) in try queries.people(in: section, positions) }
  }

  /// The same with the section named by its index among the action's; empty where there is none.
  public func page(
    of action: Int64, section: Int, _ positions: Range<Int>
  ) async throws(PeopleStoreError) -> [Person] {
    await sortForOthers()
    return try await read { (queries) throws(PeopleStoreError) in
      let sections = try queries.summaries(of: action)
      guard sections.indices.contains(section) else { return [] }
      return try queries.people(in: sections[section].id, positions)
    }
  }

  /// Where a person stands in a section, from 0; `nil` for one who is not in it.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - section: The section's id.
  /// - Returns: The position in the order of names.
  /// - Throws: `PeopleStoreError`.
  /// - Complexity: as a page: it counts by blocks and spans, not by people.
  public func position(of person: Int64, in section: Int64) async throws(PeopleStoreError) -> Int? {
    await sortForOthers()
    return try await read { (queries) throws(PeopleStoreError) in try queries.position(of: person, in: section) }
  }

  /// One person, `nil` where there is none of this id.
  public func person(_ id: Int64) async throws(PeopleStoreError) -> Person? {
    try await read { (queries) throws(PeopleStoreError) in try queries.person(id) }
  }

  /// The encoded picture behind an avatar, from the database or its file.
  public func bytes(of avatar: Avatar) async throws(PeopleStoreError) -> Data {
    // One statement sees one state by itself.
    try await reading.run { (session) throws(PeopleStoreError) in try Queries(session: session).bytes(of: avatar) }
  }

  /// Reads one state of the data.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Queries) throws(PeopleStoreError) -> Value
  ) async throws(PeopleStoreError) -> Value {
    try await reading.run { (session) throws(PeopleStoreError) in
      try session.connection.transaction(.reading) { () throws(PeopleStoreError) in
        try body(Queries(session: session))
      }
    }
  }
}
