import Foundation
import PeopleStore
import Testing

/// Writers that die in the middle.
@Suite struct KilledWriterTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test(arguments: [1, 7, 40])
  func `a killed writer loses nothing committed`(commits: Int) async throws {
    // The child commits so often, begins a large transaction and is killed inside it.
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path() as String, commits] in
      let store = try await PeopleStore.open(path, creating: true, options: .init(locale: "en"))
      let section = try await store.write { editor in
        try editor.addSection("All", to: editor.addAction("Review"))
      }
      for number in 0..<commits { try await store.add([NewPerson("Ada \(number)")], to: section) }
      try await store.write { editor in
        for number in 0..<20_000 {
          try editor.assign(editor.addPerson(NewPerson("Lost \(number)")), to: section)
        }
        kill(getpid(), SIGKILL)
      }
    }
    let store = try await PeopleStore.open(folder.path())
    #expect(try await store.sections(of: 1).map { $0.people.map(\.name) } == [(0..<commits).map { "Ada \($0)" }])
    #expect(try Invariants(program: OtherProgram(folder.path())).broken() == [])
    try await store.add([NewPerson("Bob")], to: 1)
    #expect(try await store.page(of: 1, commits..<commits + 1).map(\.name) == ["Bob"])
  }

  @Test(.enabled(if: Shell.isInstalled))
  func `another program killed at any moment loses nothing that it was told is committed`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let set = try await store.addAction(["All": []])
    for round in 0..<5 {
      let shell = try Shell(folder.path())
      let base = round * 100_000
      let sure = Int.random(in: 1...30)
      for number in 1...sure {
        try shell.run(
          """
          BEGIN; INSERT INTO people(id, name) VALUES(\(base + number), 'Ada \(base + number)');
          INSERT INTO assignments VALUES(\(base + number), \(set.sections[0])); COMMIT;
          """)
      }
      // These may or may not arrive; the kill comes while they do.
      for number in sure + 1...sure + 200 {
        shell.send(
          "BEGIN; INSERT INTO people(id, name) VALUES(\(base + number), 'Ada \(base + number)');"
            + "INSERT INTO assignments VALUES(\(base + number), \(set.sections[0])); COMMIT;\n")
      }
      shell.kill()
      let numbers = try await store.sections(of: set.action)[0].people.map { Int($0.id) }.filter { $0 > base }
      #expect(numbers == (base + 1..<base + 1 + numbers.count).map { $0 })
      #expect(numbers.count >= sure)
      #expect(try Invariants(program: OtherProgram(folder.path())).broken() == [])
    }
  }

  @Test(.enabled(if: Shell.isInstalled))
  func `a hundred kills in the middle of a transaction lose nothing committed and corrupt nothing`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    let section = try await store.addAction(["All": []]).sections[0]
    let program = try OtherProgram(folder.path())
    let seed = UInt64.random(in: 0..<1_000_000)
    print("seed \(seed)")
    var random = Seeded(seed)
    let log = folder.path() + "-wal"
    func size() -> Int { ((try? FileManager.default.attributesOfItem(atPath: log)[.size]) as? NSNumber)?.intValue ?? 0 }
    var written = 0
    for round in 1...100 {
      let shell = try Shell(folder.path())
      // A tiny cache, so that what is not committed is written to the log too.
      try shell.run(
        """
        PRAGMA cache_size = 10; BEGIN; INSERT INTO people(id, name) VALUES(\(round), 'Ada \(round)');
        INSERT INTO assignments VALUES(\(round), \(section)); COMMIT; BEGIN;
        """)
      // From its beginning, where the file would not grow.
      _ = try program.rows("PRAGMA wal_checkpoint(TRUNCATE)")
      let before = size()
      shell.send(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
        INSERT INTO people(id, name) SELECT 1000 + i, 'Lost ' || i FROM n;
        INSERT INTO assignments SELECT id, \(section) FROM people WHERE id > 1000;\n
        """)
      // Every other kill is sure to meet what is written and not committed, however slow the machine is.
      let end = ContinuousClock.now + .seconds(10)
      while round.isMultiple(of: 2), size() <= before, ContinuousClock.now < end { usleep(200) }
      usleep(UInt32.random(in: 0..<20_000, using: &random))
      if round.isMultiple(of: 10) { _ = try program.rows("PRAGMA wal_checkpoint(PASSIVE)") }
      if size() > before { written += 1 }
      shell.kill()
      #expect(try program.rows("SELECT count(*), min(id), max(id) FROM people") == [["\(round)", "1", "\(round)"]])
      #expect(try await store.summaries(of: 1).map(\.count) == [round])
      if round.isMultiple(of: 10) {
        #expect(try program.rows("PRAGMA integrity_check") == [["ok"]], "seed \(seed), round \(round)")
        #expect(try Invariants(program: program).broken() == [])
      }
    }
    #expect(written >= 50, "only \(written) kills met a transaction that had written to the log")
    #expect(try await store.sections(of: 1)[0].people.map(\.name) == (1...100).map { "Ada \($0)" })
    try await store.add([NewPerson("Bob")], to: section)
    #expect(try await store.page(of: section, 100..<101).map(\.name) == ["Bob"])
  }
}
