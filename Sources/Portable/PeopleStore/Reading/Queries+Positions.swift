extension Queries {
  /// The people at positions of a section, without reading those before.
  ///
  /// It goes past the spans and the blocks that end before the first position, then into the block.
  /// Positions past the end are left out.
  ///
  /// Call it inside a transaction, so that the three reads see one state.
  func people(in section: Int64, _ positions: Range<Int>) throws(PeopleStoreError) -> [Person] {
    let positions = positions.clamped(to: 0..<Int.max)
    guard !positions.isEmpty, let start = try start(of: positions.lowerBound, in: section) else { return [] }
    let ids = try connection.rows(
      """
      SELECT person FROM entries WHERE section = ?1 AND (sort_key, person) >= (?2, ?3)
      ORDER BY sort_key, person LIMIT ?4 OFFSET ?5
      """, .integer(section), .blob(start.key), .integer(start.person),
      .integer(positions.count), .integer(start.rest)
    ) { $0.integer(0) }
    var people: [Person] = []
    people.reserveCapacity(ids.count)
    for id in ids {
      guard let person = try person(id) else { throw lost(id) }
      people.append(person)
    }
    return people
  }

  /// Where a block or span starts, and how far behind its start the position lies.
  private struct Start {
    var key: [UInt8]
    var person: Int64
    var rest: Int
  }

  private func start(of position: Int, in section: Int64) throws(PeopleStoreError) -> Start? {
    let first = Start(key: [], person: 0, rest: position)
    guard let span = try skip("spans", from: first, in: section) else { return nil }
    return try skip("blocks", from: span, in: section)
  }

  /// Steps from one start to the next until the position lies before it.
  private func skip(_ table: String, from start: Start, in section: Int64) throws(PeopleStoreError) -> Start? {
    let statement = try connection.statement(
      """
      SELECT length, sort_key, person FROM \(table)
      WHERE section = ?1 AND (sort_key, person) >= (?2, ?3) ORDER BY sort_key, person
      """)
    defer { statement.reset() }
    try statement.bind([.integer(section), .blob(start.key), .integer(start.person)])
    var rest = start.rest
    while try statement.step() {
      let length = Int(statement.integer(0))
      if rest < length { return Start(key: statement.blob(1), person: statement.integer(2), rest: rest) }
      rest -= length
    }
    return nil
  }

  private func lost(_ id: Int64) -> PeopleStoreError {
    PeopleStoreError(
      .malformed, file: connection.file, message: "person \(id) is assigned and not among the people")
  }
}
