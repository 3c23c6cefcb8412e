extension Queries {
  /// The sections of an action with everybody in them, in order.
  ///
  /// People whom another program added or renamed may not have their key yet. They are put in their places
  /// here, without writing: that program may be about to write more, and may not wait for us.
  func sections(of action: Int64) throws(PeopleStoreError) -> [PeopleSection] {
    let unsorted = try unsorted()
    var sections: [PeopleSection] = []
    for summary in try summaries(of: action) {
      let people = try unsorted.isEmpty ? people(in: summary.id) : people(in: summary.id, sorting: unsorted)
      sections.append(PeopleSection(id: summary.id, title: summary.title, people: people))
    }
    return sections
  }

  private func unsorted() throws(PeopleStoreError) -> Set<Int64> {
    guard try session.knowsCollation() else { return [] }
    return Set(try connection.rows("SELECT person FROM unsorted") { $0.integer(0) })
  }

  /// The cross join keeps SQLite from reading people in another order first.
  private func people(in section: Int64) throws(PeopleStoreError) -> [Person] {
    try connection.rows(
      """
      SELECT \(Self.columns) FROM entries e CROSS JOIN people p ON p.id = e.person
      WHERE e.section = ?1 ORDER BY e.sort_key, e.person
      """, .integer(section), read: Self.person)
  }

  private func people(in section: Int64, sorting unsorted: Set<Int64>) throws(PeopleStoreError) -> [Person] {
    var rows = try connection.rows(
      """
      SELECT \(Self.columns), e.sort_key FROM entries e CROSS JOIN people p ON p.id = e.person
      WHERE e.section = ?1
      """, .integer(section)
    ) { row in
      let person = Self.person(row)
      return (key: unsorted.contains(person.id) ? session.keys.key(of: person.name) : row.blob(5), person: person)
    }
    rows.sort { one, other in
      one.key == other.key ? one.person.id < other.person.id : one.key.lexicographicallyPrecedes(other.key)
    }
    return rows.map(\.person)
  }
}
