import Foundation
import Testing

@testable import PeopleStore

/// Random access by position, with blocks of the real size, while two processes write at random.
///
/// `POPOVER_PEOPLE=1000000` in the environment does it with so many people.
@Suite(.timeLimit(.minutes(60)), .enabled(if: Shell.isInstalled)) struct TwoProcessesTests {
  let folder: Folder
  static let count = ProcessInfo.processInfo.environment["POPOVER_PEOPLE"].flatMap { Int($0) } ?? 20_000

  init() throws {
    folder = try Folder()
  }

  private static let firsts = ["Ada", "Émile", "Zoë", "Зоя", "李", "علي", "देव", "🧮"]

  private static func name(_ random: inout Seeded) -> String {
    "\(firsts[Int.random(in: 0..<firsts.count, using: &random)]) \(Int.random(in: 0..<100_000, using: &random))"
  }

  /// A change as the other process says it, who knows no sort keys.
  private static func sql(_ id: Int, _ random: inout Seeded) -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      "INSERT OR IGNORE INTO people(id, name) VALUES(\(id + 10 * count), '\(name(&random))'); "
        + "INSERT OR IGNORE INTO assignments VALUES(\(id + 10 * count), 1);"
    case 1: "UPDATE people SET name = '\(name(&random))' WHERE id = \(id);"
    default: "DELETE FROM people WHERE id = \(id);"
    }
  }

  @Test(arguments: [UInt64.random(in: 0..<1_000_000)])
  func `row i equals row i of the ordered read after random changes by two processes`(seed: UInt64) async throws {
    print("seed \(seed), \(Self.count) people")
    var random = Seeded(seed)
    let store = try await PeopleStore.open(
      folder.path(), creating: true, options: .init(timeout: .seconds(60), locale: "en"))
    try await store.addAction(["All": []])
    let names = (0..<Self.count).map { _ in NewPerson(Self.name(&random)) }
    try await store.add(names, to: 1)
    let shell = try Shell(folder.path())
    shell.send(".timeout 60000\n")
    for _ in 0..<10 {
      // Both write at once; each waits for the other's transactions.
      for _ in 0..<10 {
        let changes = (0..<20).map { _ in Self.sql(Int.random(in: 1...Self.count, using: &random), &random) }
        shell.send("BEGIN IMMEDIATE; \(changes.joined(separator: " ")) COMMIT;\n")
      }
      for _ in 0..<10 {
        let changes = (0..<20).map { _ in
          (
            Int64.random(in: 1...Int64(Self.count), using: &random), Int.random(in: 0..<3, using: &random),
            Self.name(&random)
          )
        }
        try await store.write { editor in
          for (id, kind, name) in changes {
            guard
              try editor.connection().row("SELECT 1 FROM people WHERE id = ?1", .integer(id), read: { _ in 1 }) != nil
            else { continue }
            switch kind {
            case 0: try editor.assign(editor.addPerson(NewPerson(name)), to: 1)
            case 1: try editor.renamePerson(id, to: name)
            default: try editor.removePerson(id)
            }
          }
        }
      }
      try shell.run("")
    }
    #expect(try shell.run("SELECT count(*) > 0 FROM people WHERE id > \(10 * Self.count);") == "1\n")
    let reader = try await store.reader()
    let ordered = try await store.sections(of: 1)[0].people
    #expect(try reader.summaries(of: 1).map(\.count) == [ordered.count])
    let keys = try SortKeys(locale: "en", for: folder.path())
    let inOrder = zip(ordered, ordered.dropFirst()).allSatisfy { one, next in
      let (key, other) = (keys.key(of: one.name), keys.key(of: next.name))
      return key == other ? one.id < next.id : key.lexicographicallyPrecedes(other)
    }
    #expect(inOrder, "the ordered read is in the order of the names' keys")
    var wrong = 0
    for index in ordered.indices {
      if try reader.page(of: 1, index..<index + 1) != [ordered[index]] { wrong += 1 }
      if index.isMultiple(of: 7), try reader.position(of: ordered[index].id, in: 1) != index { wrong += 1 }
    }
    #expect(wrong == 0, "seed \(seed)")
    #expect(try Invariants(program: OtherProgram(folder.path())).broken() == [])
  }
}
