import Foundation
import Testing

@testable import PeopleStore

/// Random access by position against the ordered read.
@Suite struct PositionTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// A store whose blocks and spans are tiny, so that few people split and merge many of them.
  private func openTiny() async throws -> PeopleStore {
    let connection = try Connection(folder.path(), .creating, timeout: .seconds(1))
    try connection.script(Schema.peopleAndActions)
    try connection.script(PositionIndex(block: 4, span: 4).sql)
    try connection.script("PRAGMA application_id = \(Schema.application); PRAGMA user_version = \(Schema.version)")
    return try await PeopleStore.open(folder.path(), options: .init(locale: "en"))
  }

  private func check(_ store: PeopleStore, _ section: Int64, _ random: inout Seeded) async throws {
    let reader = try await store.reader()
    let summary = try #require(try reader.summaries(of: 1).first { $0.id == section })
    let ordered = try #require(try await store.sections(of: 1).first { $0.id == section }).people
    #expect(ordered.count == summary.count)
    #expect(try reader.page(of: section, 0..<ordered.count + 5) == ordered)
    for _ in 0..<6 {
      let start = Int.random(in: 0...ordered.count + 2, using: &random)
      let end = start + Int.random(in: 0...9, using: &random)
      let expected = Array(ordered.dropFirst(start).prefix(end - start))
      #expect(try reader.page(of: section, start..<end) == expected)
    }
    for index in ordered.indices where ordered.count < 20 || index % 17 == 0 {
      #expect(try reader.position(of: ordered[index].id, in: section) == index)
    }
  }

  @Test(arguments: [1, 2, 3, UInt64.random(in: 0..<1_000_000)])
  func `pages equal the ordered read after random changes by two`(seed: UInt64) async throws {
    print("seed \(seed)")
    var random = Seeded(seed)
    let store = try await openTiny()
    let program = try OtherProgram(folder.path())
    let invariants = Invariants(program: program, block: 4, span: 4)
    try await store.addAction(["One": [], "Two": []])
    var people: Set<Int64> = []
    for round in 0..<60 {
      // Grows to some hundreds, then shrinks to nothing.
      for _ in 0..<10 {
        let grows = Int.random(in: 0..<10, using: &random) < (round < 35 ? 8 : 2)
        let id = grows ? Int64.random(in: 1...10_000, using: &random) : people.randomElement(using: &random) ?? 1
        let name = ["Ada", "Émile", "Зоя", "李"].randomElement(using: &random) ?? ""
        let section = Int64.random(in: 1...2, using: &random)
        let number = Int.random(in: 0...99, using: &random)
        if Bool.random(using: &random) {
          try program.run(Self.sql(id, "\(name) \(number)", section, grows: grows, isKnown: people.contains(id)))
        } else {
          let isKnown = people.contains(id)
          try await store.write { editor in
            if !isKnown {
              try editor.connection().run("INSERT INTO people(id, name) VALUES(?1, '?')", .integer(id))
            }
            if grows {
              try editor.renamePerson(id, to: "\(name) \(number)")
              try editor.assign(id, to: section)
            } else if number < 30 {
              try editor.unassign(id, from: section)
            } else {
              try editor.removePerson(id)
            }
          }
        }
        let isThere = try program.rows("SELECT 1 FROM people WHERE id = \(id)") == [["1"]]
        if isThere { people.insert(id) } else { people.remove(id) }
      }
      #expect(try invariants.broken() == [], "seed \(seed), round \(round)")
      for section: Int64 in 1...2 { try await check(store, section, &random) }
    }
    while let id = people.popFirst() { try program.run("DELETE FROM people WHERE id = \(id)") }
    #expect(try invariants.broken() == [])
    #expect(try program.rows("SELECT length FROM blocks") == [["0"], ["0"]])
    #expect(try program.rows("SELECT length FROM spans") == [["0"], ["0"]])
  }

  /// The same change as plain SQL, in one of the ways in which a program may say it.
  private static func sql(_ id: Int64, _ name: String, _ section: Int64, grows: Bool, isKnown: Bool) -> String {
    switch (grows, isKnown) {
    case (true, true) where id.isMultiple(of: 3):
      "REPLACE INTO people(id, name) VALUES(\(id), '\(name)'); REPLACE INTO assignments VALUES(\(id), \(section))"
    case (true, true):
      "UPDATE people SET name = '\(name)' WHERE id = \(id); INSERT OR IGNORE INTO assignments VALUES(\(id), \(section))"
    case (true, false):
      "INSERT INTO people(id, name) VALUES(\(id), '\(name)'); INSERT INTO assignments VALUES(\(id), \(section))"
    case (false, _) where id.isMultiple(of: 3): "DELETE FROM assignments WHERE person = \(id)"
    case (false, _): "DELETE FROM people WHERE id = \(id)"
    }
  }

  @Test func `blocks and spans of the real size split and merge`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    try await store.addAction(["One": [], "Two": ["Ada"]])
    try await store.add((0..<35_000).lazy.map { NewPerson("Ada \($0 * 2)") }, to: 1)
    // The odd numbers below 10,000 in an order far from that of the names.
    try await store.add((0..<5_000).lazy.map { NewPerson("Ada \($0 * 2_333 % 5_000 * 2 + 1)") }, to: 1)
    let program = try OtherProgram(folder.path())
    let invariants = Invariants(program: program)
    #expect(try program.rows("SELECT count(*) > 1 FROM spans WHERE section = 1") == [["1"]])
    #expect(try await store.page(of: 1, 0..<2).map(\.name) == ["Ada 0", "Ada 1"])
    #expect(
      try await store.page(of: 1, 9_998..<10_002).map(\.name) == ["Ada 9998", "Ada 9999", "Ada 10000", "Ada 10002"])
    #expect(try await store.page(of: 1, section: 0, 39_999..<40_009).map(\.name) == ["Ada 69998"])
    #expect(try invariants.broken() == [])
    try program.run("DELETE FROM people WHERE id > 1 AND id % 500 <> 0")
    #expect(try invariants.broken() == [])
    let ordered = try await store.sections(of: 1)[0].people
    #expect(ordered.count == 80)
    #expect(try await store.page(of: 1, 60..<70) == Array(ordered[60..<70]))
    try program.run("DELETE FROM sections WHERE id = 1")
    #expect(try invariants.broken() == [])
    #expect(try await store.page(of: 1, 0..<10) == [])
    #expect(try await store.page(of: 1, section: 0, 0..<10).map(\.name) == ["Ada"])
    #expect(try await store.page(of: 1, section: 1, 0..<10) == [])
  }

  @Test func `a reader stands still until it is refreshed`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["All": ["Ada", "Bob", "Cleo"]])
    let section = set.sections[0]
    let reader = try await store.reader()
    try await store.write { editor in
      try editor.removePerson(set.people[0][0])
      try editor.renamePerson(set.people[0][1], to: "Zoe")
    }
    #expect(try reader.summaries(of: set.action).map(\.count) == [3])
    #expect(try reader.page(of: section, 0..<3).map(\.name) == ["Ada", "Bob", "Cleo"])
    #expect(try reader.refresh())
    #expect(try reader.summaries(of: set.action).map(\.count) == [2])
    #expect(try reader.page(of: section, 0..<3).map(\.name) == ["Cleo", "Zoe"])
    #expect(try !reader.refresh())
  }

  @Test func `a reader at rest answers from the newest state and holds none`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["All": ["Ada", "Bob"]])
    let reader = try await store.reader()
    reader.rest()
    try await store.write { try $0.renamePerson(1, to: "Zoe") }
    #expect(try reader.page(of: set.sections[0], 0..<2).map(\.name) == ["Bob", "Zoe"])
    reader.rest()
    // A state that is held would keep the log from being emptied.
    let program = try OtherProgram(folder.path())
    #expect(try program.rows("PRAGMA wal_checkpoint(TRUNCATE)")[0][0] == "0")
    #expect(try reader.summary(of: set.sections[0])?.count == 2)
    #expect(try reader.summary(of: 99) == nil)
    try program.run("PRAGMA busy_timeout = 0; UPDATE people SET presence = 1")
    #expect(try program.rows("PRAGMA wal_checkpoint(TRUNCATE)")[0][0] == "1", "the answer before holds its state")
  }

  @Test func `who is not in a section has no position there`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["All": ["Bob", "Ada"], "None": []])
    #expect(try await store.position(of: 1, in: set.sections[0]) == 1)
    #expect(try await store.position(of: 2, in: set.sections[0]) == 0)
    #expect(try await store.position(of: 1, in: set.sections[1]) == nil)
    #expect(try await store.position(of: 1, in: 99) == nil)
    #expect(try await store.position(of: 99, in: set.sections[0]) == nil)
  }

  @Test func `positions outside of a section hold nobody`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["All": ["Ada", "Bob"], "None": []])
    #expect(try await store.page(of: set.sections[0], -5..<1).map(\.name) == ["Ada"])
    #expect(try await store.page(of: set.sections[0], -5 ..< -1) == [])
    #expect(try await store.page(of: set.sections[0], 1..<1) == [])
    #expect(try await store.page(of: set.sections[0], 2..<9) == [])
    #expect(try await store.page(of: set.sections[1], 0..<9) == [])
    #expect(try await store.page(of: 99, 0..<9) == [])
  }
}
