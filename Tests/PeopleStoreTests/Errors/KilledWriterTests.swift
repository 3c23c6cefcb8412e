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
}
