extension PeopleEditor {
  /// Adds an action without sections and returns its id.
  public func addAction(_ title: String) throws(PeopleStoreError) -> Int64 {
    let connection = try connection()
    try connection.run("INSERT INTO actions(title) VALUES(?1)", .text(title))
    return connection.lastInserted
  }

  /// Changes an action's title.
  public func renameAction(_ id: Int64, to title: String) throws(PeopleStoreError) {
    try change("action", id, "UPDATE actions SET title = ?2 WHERE id = ?1", .text(title))
  }

  /// Removes an action with its sections; the people stay.
  public func removeAction(_ id: Int64) throws(PeopleStoreError) {
    try change("action", id, "DELETE FROM actions WHERE id = ?1")
  }

  /// Adds an empty section to an action and returns its id.
  ///
  /// - Parameters:
  ///   - title: The section's heading.
  ///   - action: The action's id.
  ///   - index: Where it stands among the action's sections; `nil`, or past the end, puts it last.
  /// - Returns: The section's id.
  /// - Throws: `PeopleStoreError`, `.invalid` for an action that does not exist.
  public func addSection(
    _ title: String, to action: Int64, at index: Int? = nil
  ) throws(PeopleStoreError) -> Int64 {
    let connection = try connection()
    let positions = try connection.rows(
      "SELECT position FROM sections WHERE action = ?1 ORDER BY position, id", .integer(action)
    ) { $0.integer(0) }
    var position = (positions.last ?? -1) + 1
    if let index, index < positions.count {
      position = positions[max(index, 0)]
      try connection.run(
        "UPDATE sections SET position = position + 1 WHERE action = ?1 AND position >= ?2",
        .integer(action), .integer(position))
    }
    try connection.run(
      "INSERT INTO sections(action, position, title) VALUES(?1, ?2, ?3)",
      .integer(action), .integer(position), .text(title))
    return connection.lastInserted
  }

  /// Changes a section's heading.
  public func renameSection(_ id: Int64, to title: String) throws(PeopleStoreError) {
    try change("section", id, "UPDATE sections SET title = ?2 WHERE id = ?1", .text(title))
  }

  /// Removes a section; the people stay.
  ///
  /// - Complexity: grows with the number of people in it.
  public func removeSection(_ id: Int64) throws(PeopleStoreError) {
    try change("section", id, "DELETE FROM sections WHERE id = ?1")
  }

  /// Puts a person into a section; does nothing for one who is there already.
  public func assign(_ person: Int64, to section: Int64) throws(PeopleStoreError) {
    try connection().run(
      "INSERT INTO assignments(person, section) VALUES(?1, ?2) ON CONFLICT DO NOTHING",
      .integer(person), .integer(section))
  }

  /// Takes a person out of a section; does nothing for one who is not there.
  public func unassign(_ person: Int64, from section: Int64) throws(PeopleStoreError) {
    try connection().run(
      "DELETE FROM assignments WHERE person = ?1 AND section = ?2", .integer(person), .integer(section))
  }
}
