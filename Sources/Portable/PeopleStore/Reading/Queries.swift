import Foundation

/// Everything that is read from the database, over whichever connection.
struct Queries {
  let session: Session
  var connection: Connection { session.connection }

  func actions() throws(PeopleStoreError) -> [PeopleAction] {
    try connection.rows(
      """
      SELECT id, title, (SELECT coalesce(sum(count), 0) FROM sections WHERE action = actions.id)
      FROM actions ORDER BY id
      """
    ) { PeopleAction(id: $0.integer(0), title: $0.text(1), count: Int($0.integer(2))) }
  }

  func summaries(of action: Int64) throws(PeopleStoreError) -> [PeopleSectionSummary] {
    try connection.rows(
      "SELECT id, title, count, revision FROM sections WHERE action = ?1 ORDER BY position, id", .integer(action),
      read: Self.summary)
  }

  func summary(of section: Int64) throws(PeopleStoreError) -> PeopleSectionSummary? {
    try connection.row(
      "SELECT id, title, count, revision FROM sections WHERE id = ?1", .integer(section), read: Self.summary)
  }

  private static func summary(_ row: Statement) -> PeopleSectionSummary {
    PeopleSectionSummary(
      id: row.integer(0), title: row.text(1), count: Int(row.integer(2)), revision: row.integer(3))
  }

  func person(_ id: Int64) throws(PeopleStoreError) -> Person? {
    try connection.row("SELECT \(Self.columns) FROM people p WHERE p.id = ?1", .integer(id), read: Self.person)
  }

  static let columns = "p.id, p.name, p.presence, p.picture, p.picture_file"

  static func person(_ row: Statement) -> Person {
    let avatar: Avatar? =
      !row.isNull(3) ? .picture(row.integer(3)) : !row.isNull(4) ? .file(row.text(4)) : nil
    return Person(
      id: row.integer(0), name: row.text(1), presence: Presence(rawValue: Int(row.integer(2))) ?? .unknown,
      avatar: avatar)
  }

  /// The encoded bytes of an avatar; throws `.invalid` for a number that names none.
  func bytes(of avatar: Avatar) throws(PeopleStoreError) -> Data {
    switch avatar {
    case .picture(let number):
      let sql = "SELECT bytes FROM pictures WHERE id = ?1"
      guard let bytes = try connection.row(sql, .integer(number), read: { $0.data(0) }) else {
        throw PeopleStoreError(.invalid, file: connection.file, sql: sql, message: "there is no picture \(number)")
      }
      return bytes
    case .file(let path):
      let folder = URL(fileURLWithPath: connection.file).deletingLastPathComponent()
      let url = URL(fileURLWithPath: path, relativeTo: folder)
      guard !OpenedFiles.holds(url.path) else {
        throw PeopleStoreError(.invalid, file: url.path, message: "an open database is no picture")
      }
      do {
        return try Data(contentsOf: url)
      } catch {
        throw PeopleStoreError(.cannotOpen, file: url.path, message: error.localizedDescription)
      }
    }
  }
}
