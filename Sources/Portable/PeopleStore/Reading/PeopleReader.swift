public import Foundation

/// One unchanging state of the data, read at once on the calling thread.
///
///     let reader = try await store.reader()
///     let person = try reader.page(of: section, 900_000..<900_020)
///
/// Counts and people agree with each other for as long as it takes, whatever is written meanwhile; `refresh`
/// moves on to the newest state. Any thread may call it; calls wait for each other. A page costs well under
/// a millisecond when the pages of the file are in memory, so lists call it beside, not on, the main thread.
///
/// A state that is held keeps the database's log from being reused, so refresh or drop the reader soon
/// after changes, or let go of the state with `rest` while nothing is read.
public final class PeopleReader: @unchecked Sendable {
  private let lock = NSLock()
  private let queries: Queries
  private var state = 0

  init(_ session: Session) throws(PeopleStoreError) {
    queries = Queries(session: session)
    try move()
  }

  /// Moves on to the newest state; `false` says that nothing has changed.
  @discardableResult
  public func refresh() throws(PeopleStoreError) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let before = state
    queries.connection.rollBack()
    try move()
    return state != before
  }

  /// Lets go of the state: the next call takes the newest.
  public func rest() {
    lock.lock()
    defer { lock.unlock() }
    queries.connection.rollBack()
  }

  private func move() throws(PeopleStoreError) {
    try queries.connection.begin(.reading)
    state = try queries.connection.number("PRAGMA data_version")
  }

  /// Asks the state at hand, or after a rest the newest.
  private func ask<Value>(
    _ question: (Queries) throws(PeopleStoreError) -> Value
  ) throws(PeopleStoreError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if !queries.connection.isInTransaction { try move() }
    return try question(queries)
  }

  /// The sections of an action without their people.
  public func summaries(of action: Int64) throws(PeopleStoreError) -> [PeopleSectionSummary] {
    try ask { (queries) throws(PeopleStoreError) in try queries.summaries(of: action) }
  }

  /// One section without its people; `nil` where there is none of this id.
  public func summary(of section: Int64) throws(PeopleStoreError) -> PeopleSectionSummary? {
    try ask { (queries) throws(PeopleStoreError) in try queries.summary(of: section) }
  }

  /// The people at positions of a section; positions past the end are left out.
  ///
  /// - Parameters:
  ///   - section: The section's id.
  ///   - positions: Positions in the order of names, from 0.
  /// - Returns: The people, in order.
  /// - Throws: `PeopleStoreError`.
  /// - Complexity: the length of the range; finding its start costs the same wherever it lies.
  public func page(of section: Int64, _ positions: Range<Int>) throws(PeopleStoreError) -> [Person] {
    try ask { (queries) throws(PeopleStoreError) in try queries.people(in: section, positions) }
  }

  /// Where a person stands in a section, from 0; `nil` for one who is not in it.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - section: The section's id.
  /// - Returns: The position in the order of names.
  /// - Throws: `PeopleStoreError`.
  /// - Complexity: as a page: it counts by blocks and spans, not by people.
  public func position(of person: Int64, in section: Int64) throws(PeopleStoreError) -> Int? {
    try ask { (queries) throws(PeopleStoreError) in try queries.position(of: person, in: section) }
  }

  /// The encoded picture behind an avatar.
  public func bytes(of avatar: Avatar) throws(PeopleStoreError) -> Data {
    try ask { (queries) throws(PeopleStoreError) in try queries.bytes(of: avatar) }
  }
}

extension PeopleStore {
  /// A reader that stands at the newest state and has a connection of its own.
  public func reader() async throws(PeopleStoreError) -> PeopleReader {
    await sortForOthers()
    let opening = Opening(file: file, creating: false, options: options)
    return try await reading.run { (_) throws(PeopleStoreError) in try PeopleReader(opening.session()) }
  }
}
