/// Changes people, actions, sections and assignments inside one transaction of `PeopleStore.write`.
///
/// Its calls do their work at once and see the work of those before. It ends with the transaction: a call
/// after that throws `.closed`. An id that does not exist throws `.invalid`. Each call costs microseconds,
/// growing with the logarithm of the data.
public final class PeopleEditor {
  private let session: Session
  private var isOpen = true

  init(_ session: Session) {
    self.session = session
  }

  func finish() { isOpen = false }

  func connection() throws(PeopleStoreError) -> Connection {
    guard isOpen else {
      throw PeopleStoreError(.closed, file: session.connection.file, message: "the transaction is over")
    }
    return session.connection
  }

  func key(of name: String) -> [UInt8] { session.keys.key(of: name) }

  /// Runs a change of one row and complains if there was none.
  func change(_ what: String, _ id: Int64, _ sql: String, _ values: SQLValue...) throws(PeopleStoreError) {
    let connection = try connection()
    let statement = try connection.statement(sql)
    defer { statement.reset() }
    try statement.bind([.integer(id)] + values)
    while try statement.step() {}
    guard connection.changes > 0 else {
      throw PeopleStoreError(.invalid, file: connection.file, sql: sql, message: "there is no \(what) \(id)")
    }
  }

  // MARK: People

  /// Adds a person and returns the new id.
  @discardableResult
  public func addPerson(_ person: NewPerson) throws(PeopleStoreError) -> Int64 {
    let connection = try connection()
    let (picture, file) = try place(person.avatar)
    try connection.run(
      "INSERT INTO people(name, sort_key, presence, picture, picture_file) VALUES(?1, ?2, ?3, ?4, ?5)",
      .text(person.name), .blob(key(of: person.name)), .integer(person.presence.rawValue), .integer(picture),
      .text(file))
    return connection.lastInserted
  }

  /// Changes a person's name, and with it their place in every section.
  public func renamePerson(_ id: Int64, to name: String) throws(PeopleStoreError) {
    try change(
      "person", id, "UPDATE people SET name = ?2, sort_key = ?3 WHERE id = ?1", .text(name), .blob(key(of: name)))
  }

  /// Says whether a person can be reached.
  public func setPresence(_ presence: Presence, of id: Int64) throws(PeopleStoreError) {
    try change("person", id, "UPDATE people SET presence = ?2 WHERE id = ?1", .integer(presence.rawValue))
  }

  /// Removes a person, from every section too; a picture that nobody else has goes with them.
  public func removePerson(_ id: Int64) throws(PeopleStoreError) {
    try change("person", id, "DELETE FROM people WHERE id = ?1")
  }
}
