import Foundation
import PeopleStore
import Testing

/// Plain SQL by programs that know nothing of sort keys, positions and counts.
@Suite struct OtherProgramTests {
  let folder: Folder
  let store: PeopleStore
  let program: OtherProgram
  let action: Int64

  init() async throws {
    folder = try Folder()
    store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["One": ["Ada", "Bob", "Cleo"], "Two": ["Dora"]])
    action = set.action
    program = try OtherProgram(folder.path())
  }

  @Test(
    arguments: [
      (
        sql: "INSERT INTO people(id, name) VALUES(9, 'Bert'); INSERT INTO assignments VALUES(9, 1)",
        names: [["Ada", "Bert", "Bob", "Cleo"], ["Dora"]]
      ),
      ("UPDATE people SET name = 'Zoe' WHERE name = 'Ada'", [["Bob", "Cleo", "Zoe"], ["Dora"]]),
      ("UPDATE OR REPLACE people SET name = 'Zoe' WHERE name = 'Ada'", [["Bob", "Cleo", "Zoe"], ["Dora"]]),
      ("DELETE FROM people WHERE name = 'Bob'", [["Ada", "Cleo"], ["Dora"]]),
      ("DELETE FROM people", [[], []]),
      ("REPLACE INTO people(id, name) VALUES(1, 'Aida')", [["Bob", "Cleo"], ["Dora"]]),
      ("INSERT OR IGNORE INTO people(id, name) VALUES(1, 'Aida')", [["Ada", "Bob", "Cleo"], ["Dora"]]),
      (
        "INSERT INTO people(id, name) VALUES(1, 'Xena') ON CONFLICT(id) DO UPDATE SET name = excluded.name",
        [["Bob", "Cleo", "Xena"], ["Dora"]]
      ),
      ("INSERT INTO assignments VALUES(4, 1), (1, 2)", [["Ada", "Bob", "Cleo", "Dora"], ["Ada", "Dora"]]),
      ("REPLACE INTO assignments VALUES(1, 1), (1, 2)", [["Ada", "Bob", "Cleo"], ["Ada", "Dora"]]),
      ("INSERT OR IGNORE INTO assignments VALUES(1, 1)", [["Ada", "Bob", "Cleo"], ["Dora"]]),
      ("DELETE FROM assignments WHERE section = 1", [[], ["Dora"]]),
      ("DELETE FROM sections WHERE id = 1", [["Dora"]]),
      ("DELETE FROM actions", []),
      ("REPLACE INTO sections(id, action, position, title) VALUES(1, 1, 5, 'Last')", [["Dora"], []]),
      ("REPLACE INTO actions VALUES(1, 'Again')", []),
      ("UPDATE sections SET position = 7 WHERE id = 1", [["Dora"], ["Ada", "Bob", "Cleo"]]),
      ("BEGIN; DELETE FROM people; ROLLBACK", [["Ada", "Bob", "Cleo"], ["Dora"]]),
    ] as [(sql: String, names: [[String]])], ["", "PRAGMA recursive_triggers = ON;", "PRAGMA foreign_keys = ON;"])
  func `changes keep every order and count right`(
    change: (sql: String, names: [[String]]), pragma: String
  ) async throws {
    try program.run("PRAGMA recursive_triggers = OFF; PRAGMA foreign_keys = OFF; \(pragma)")
    try program.run(change.sql)
    #expect(try Invariants(program: program).broken() == [])
    #expect(try await store.names(of: action) == change.names)
    #expect(try await store.summaries(of: action).map(\.count) == change.names.map(\.count))
    #expect(try Invariants(program: program).broken() == [])
  }

  @Test(arguments: [
    ("INSERT INTO people(id, name) VALUES(1, 'Aida')", "UNIQUE constraint failed: people.id"),
    ("INSERT INTO people(name, sort_key) VALUES('Aida', x'')", "CHECK constraint failed"),
    ("UPDATE people SET id = 77 WHERE id = 1", "the id of a person is for life"),
    ("UPDATE sections SET id = 77 WHERE id = 1", "the id of a section is for life"),
    ("UPDATE actions SET id = 77 WHERE id = 1", "the id of an action is for life"),
    ("UPDATE assignments SET section = 2", "an assignment is removed and added, never edited"),
    ("INSERT INTO assignments VALUES(99, 1)", "there is no such person"),
    ("INSERT INTO assignments VALUES(1, 99)", "there is no such section"),
    ("INSERT OR IGNORE INTO assignments VALUES(99, 1)", "there is no such person"),
    ("INSERT INTO sections(action, position, title) VALUES(99, 0, 'A')", "there is no such action"),
  ])
  func `what would break the data is refused`(sql: String, message: String) async throws {
    let failure = #expect(throws: OtherProgram.Failure.self) { try program.run(sql) }
    #expect(failure?.message.contains(message) == true)
    #expect(try Invariants(program: program).broken() == [])
    #expect(try await store.names(of: action) == [["Ada", "Bob", "Cleo"], ["Dora"]])
  }

  @Test func `pictures go with their last owner and never change`() async throws {
    try program.run("INSERT INTO pictures(id, bytes) VALUES(5, x'01'), (6, x'02')")
    try program.run("UPDATE people SET picture = 5 WHERE id IN (1, 2); UPDATE people SET picture = 6 WHERE id = 3")
    try program.run("DELETE FROM people WHERE id IN (1, 3)")
    #expect(try program.rows("SELECT id FROM pictures") == [["5"]])
    try program.run("UPDATE people SET picture = NULL")
    #expect(try program.rows("SELECT id FROM pictures") == [])
    try program.run("INSERT INTO pictures(bytes) VALUES(x'03')")
    // A number is not given twice, so that no cache shows another picture under it.
    #expect(try program.rows("SELECT id FROM pictures") == [["7"]])
    #expect(throws: OtherProgram.Failure.self) { try program.run("UPDATE pictures SET bytes = x'04'") }
  }

  @Test func `equal bytes are kept once`() async throws {
    try await store.write { editor in
      for id: Int64 in 1...4 { try editor.setAvatar(.bytes(.init([1, 2, UInt8(id % 2)])), of: id) }
    }
    #expect(try program.rows("SELECT hex(bytes) FROM pictures ORDER BY id") == [["010201"], ["010200"]])
    let people = try await store.sections(of: action).flatMap(\.people)
    #expect(people.map(\.avatar) == [.picture(1), .picture(2), .picture(1), .picture(2)])
  }

  @Test(.enabled(if: Shell.isInstalled))
  func `a store that is opened twice keeps its log when another process leaves`() async throws {
    await (try PeopleStore.open(folder.path())).close()
    let shell = try Shell(folder.path())
    try shell.run("SELECT count(*) FROM people;")
    shell.finish()
    #expect(try folder.names().contains("people.db-wal"), "the other process is not the last one")
    try await store.write { try $0.renamePerson(1, to: "Zoe") }
    #expect(try Shell(folder.path()).run("SELECT name FROM people WHERE id = 1;") == "Zoe\n")
  }
}
