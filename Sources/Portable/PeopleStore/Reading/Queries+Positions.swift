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
    var missing: Int64?
    let people = try connection.rows(
      """
      SELECT \(Self.columns), e.person FROM (
        SELECT sort_key, person FROM entries WHERE section = ?1 AND (sort_key, person) >= (?2, ?3)
        ORDER BY sort_key, person LIMIT ?4 OFFSET ?5) e
      LEFT JOIN people p ON p.id = e.person ORDER BY e.sort_key, e.person
      """, .integer(section), .blob(start.key), .integer(start.person),
      .integer(positions.count), .integer(start.rest)
    ) { row in
      if row.isNull(0) { missing = row.integer(5) }
      return Self.person(row)
    }
    if let missing { throw lost(missing) }
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

  /// Where a person stands in a section; `nil` for one who is not in it.
  ///
  /// The other way round: the lengths of the spans before the person's, of the blocks before the person's in
  /// that span, and the entries before the person in that block.
  ///
  /// Call it inside a transaction.
  func position(of person: Int64, in section: Int64) throws(PeopleStoreError) -> Int? {
    let entry = try connection.row(
      """
      SELECT e.sort_key FROM people p CROSS JOIN entries e
      ON e.section = ?2 AND e.sort_key = p.sort_key AND e.person = p.id WHERE p.id = ?1
      """, .integer(person), .integer(section)
    ) { Start(key: $0.blob(0), person: person, rest: 0) }
    guard let entry else { return nil }
    let top = Start(key: [], person: 0, rest: 0)
    let span = try lastStart("spans", notAfter: entry, in: section)
    let block = try lastStart("blocks", notAfter: entry, in: section)
    return try count("sum(length)", of: "spans", top, span, in: section)
      + count("sum(length)", of: "blocks", span, block, in: section)
      + count("count(*)", of: "entries", block, entry, in: section)
  }

  private func lastStart(
    _ table: String, notAfter entry: Start, in section: Int64
  ) throws(PeopleStoreError) -> Start {
    let start = try connection.row(
      """
      SELECT sort_key, person FROM \(table) WHERE section = ?1 AND (sort_key, person) <= (?2, ?3)
      ORDER BY sort_key DESC, person DESC LIMIT 1
      """, .integer(section), .blob(entry.key), .integer(entry.person)
    ) { Start(key: $0.blob(0), person: $0.integer(1), rest: 0) }
    guard let start else {
      throw PeopleStoreError(.malformed, file: connection.file, message: "section \(section) has no \(table)")
    }
    return start
  }

  /// Adds up what starts at `from` or later and before `end`.
  private func count(
    _ what: String, of table: String, _ from: Start, _ end: Start, in section: Int64
  ) throws(PeopleStoreError) -> Int {
    let sum = try connection.row(
      """
      SELECT \(what) FROM \(table) WHERE section = ?1 AND (sort_key, person) >= (?2, ?3)
      AND (sort_key, person) < (?4, ?5)
      """, .integer(section), .blob(from.key), .integer(from.person), .blob(end.key), .integer(end.person)
    ) { Int($0.integer(0)) }
    return sum ?? 0
  }

  private func lost(_ id: Int64) -> PeopleStoreError {
    PeopleStoreError(
      .malformed, file: connection.file, message: "person \(id) is assigned and not among the people")
  }
}
