import Foundation
import Testing

@testable import PeopleStore

/// From an empty file, and from older ones, to today's tables.
@Suite struct MigrationTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func marks() throws -> [String] {
    let program = try OtherProgram(folder.path())
    return try ["application_id", "user_version", "journal_mode"].map { try program.rows("PRAGMA \($0)")[0][0] }
  }

  @Test func `a new file is marked as ours`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true)
    #expect(try marks() == ["1347439699", "2", "wal"])
    #expect(try await store.actions() == [])
    await store.close()
    #expect(try folder.names() == ["people.db"])
  }

  @Test(arguments: [false, true])
  func `an empty file becomes a database`(hasHeader: Bool) async throws {
    if hasHeader {
      try OtherProgram(folder.path()).run("PRAGMA journal_mode = wal; VACUUM")
    } else {
      try Data().write(to: URL(fileURLWithPath: folder.path()))
    }
    let store = try await PeopleStore.open(folder.path())
    #expect(try marks() == ["1347439699", "2", "wal"])
    let set = try await store.addAction(["All": ["Ada"]])
    #expect(try await store.names(of: set.action) == [["Ada"]])
  }

  @Test func `opening again changes nothing`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true)
    try await store.addAction(["All": ["Ada"]])
    await store.close()
    let before = try folder.bytes()
    let again = try await PeopleStore.open(folder.path())
    #expect(try await again.actions().count == 1)
    await again.close()
    #expect(try folder.bytes() == before)
  }

  /// A file of version 1 with sections of these lengths.
  private func makeVersion1(_ lengths: [Int]) throws {
    let connection = try Connection(folder.path(), .creating, timeout: .seconds(1))
    try connection.script(Schema.peopleAndActions)
    try connection.script("PRAGMA application_id = \(Schema.application); PRAGMA user_version = 1")
    try connection.script("BEGIN; INSERT INTO actions VALUES(1, 'Review')")
    for (index, length) in lengths.enumerated() {
      try connection.script(
        """
        INSERT INTO sections(id, action, position, title) VALUES(\(index), 1, \(index), 'Section \(index)');
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(length))
          INSERT INTO people(id, name) SELECT \(index * 1_000_000) + i, 'Ada ' || i FROM n WHERE \(length) > 0;
        INSERT INTO assignments SELECT id, \(index) FROM people WHERE id / 1000000 = \(index);
        """)
    }
    try connection.script("COMMIT")
  }

  @Test func `an older file keeps its people and gains positions`() async throws {
    let lengths = [0, 1, 255, 256, 257, 20_000]
    try makeVersion1(lengths)
    let store = try await PeopleStore.open(folder.path())
    #expect(try marks() == ["1347439699", "2", "wal"])
    #expect(try Invariants(program: OtherProgram(folder.path())).broken() == [])
    #expect(try await store.summaries(of: 1).map(\.count) == lengths)
    let last = try await store.page(of: 5, 19_998..<20_010)
    #expect(last.map(\.name) == ["Ada 19999", "Ada 20000"])
  }

  @Test func `an older file is not changed by reading`() async throws {
    try makeVersion1([3])
    let before = try folder.bytes()
    let error = await storeError {
      _ = try await PeopleStore.open(folder.path(), options: .init(access: .readOnly))
    }
    #expect(error?.kind == .olderSchema(found: 1, supported: 2))
    #expect(try folder.bytes() == before)
  }

  @Test func `two who open a new file together share it`() async throws {
    let path = folder.path()
    let stores = try await withThrowingTaskGroup(of: PeopleStore.self) { group in
      for _ in 0..<8 { group.addTask { try await PeopleStore.open(path, creating: true) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (index, store) in stores.enumerated() { try await store.write { _ = try $0.addAction("Action \(index)") } }
    #expect(try await stores[0].actions().map(\.title) == (0..<8).map { "Action \($0)" })
  }

  @Test func `keys of another collation are made anew`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["All": ["Bob", "ada", "Cleo"]])
    let stale = try OtherProgram(folder.path())
    try stale.run("UPDATE settings SET value = 'ICU 1' WHERE name = 'collation'")
    try stale.run("UPDATE people SET sort_key = CAST(name AS BLOB)")
    #expect(try await store.names(of: set.action) == [["Bob", "Cleo", "ada"]])
    // The store that was open before must not mix its keys with those.
    #expect(await storeError { try await store.write { try $0.renamePerson(1, to: "B") } }?.kind == .collationChanged)
    let again = try await PeopleStore.open(folder.path())
    #expect(try await again.names(of: set.action) == [["ada", "Bob", "Cleo"]])
    #expect(try Invariants(program: stale).broken() == [])
  }
}
