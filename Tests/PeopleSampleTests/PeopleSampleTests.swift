import Foundation
import PeopleStore
import Testing

@testable import PeopleSample

/// The sample database, read back as the demonstration reads it.
@Suite struct PeopleSampleTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var path: String { folder.appendingPathComponent("people.db").path }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  @Test func `it has actions of every shape`() async throws {
    defer { removeFolder() }
    let store = try await PeopleSample.open(at: path)
    let actions = try await store.actions()
    #expect(
      actions.map(\.title) == [
        "Review the engine notes", "Draw the new star atlas", "Sign the ledger", "Label the herbarium",
        "Plan the great exhibition", "Choose a place for the picnic",
      ])
    var shapes: [[Int]] = []
    for action in actions { shapes.append(try await store.summaries(of: action.id).map(\.count)) }
    #expect(shapes[0...3] == [[1], [3], [1, 1], [3, 5]])
    #expect(shapes[4].count == 9 && shapes[4].reduce(0, +) >= 200 && shapes[4].allSatisfy { $0 > 5 })
    #expect(shapes[5].allSatisfy { $0 == 0 })
    #expect(try await store.summaries(of: actions[3].id).map(\.title) == ["Assigned", "Following"])
    await store.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["people.db"])
  }

  @Test func `a third of its people have pictures that are pictures`() async throws {
    defer { removeFolder() }
    let store = try await PeopleSample.open(at: path)
    let long = try #require(try await store.actions().max { $0.count < $1.count })
    let people = try await store.sections(of: long.id).flatMap(\.people)
    #expect(people.count == HistoricalPerson.all.count)
    let avatars = people.compactMap(\.avatar)
    #expect(abs(avatars.count * 3 - people.count) <= 3)
    // Everybody's is their own.
    #expect(Set(avatars).count == avatars.count)
    for avatar in avatars.prefix(20) {
      let bytes = try await store.bytes(of: avatar)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }
    #expect(Set(people.map(\.presence)) == Set(Presence.allCases))
  }

  @Test func `a sample that is there is opened and never written over`() async throws {
    defer { removeFolder() }
    let store = try await PeopleSample.open(at: path)
    try await store.write { _ = try $0.addAction("Mine") }
    await store.close()
    let again = try await PeopleSample.open(at: path)
    #expect(try await again.actions().last?.title == "Mine")
    await again.close()
    await #expect(throws: PeopleSampleError.exists(path)) { try await PeopleSample.create(at: path) }
    await #expect(throws: PeopleSampleError.exists(path)) { try await PeopleSample.create(at: path, people: 3) }
    try Data("something else".utf8).write(to: URL(fileURLWithPath: path))
    let error = await #expect(throws: PeopleStoreError.self) { _ = try await PeopleSample.open(at: path) }
    #expect(error?.kind == .notADatabase)
  }

  @Test func `a sample that cannot be made is called by its own name, not its draft's`() async throws {
    defer { removeFolder() }
    let path = folder.appendingPathComponent("none/people.sqlite").path
    let error = await #expect(throws: PeopleStoreError.self) { try await PeopleSample.create(at: path) }
    #expect(error?.kind == .cannotOpen)
    #expect(error?.file == path)
    #expect(error?.description.hasPrefix("people.sqlite cannot be opened at \(path): ") == true)
  }

  @Test func `a sample whose making fails leaves nothing`() async throws {
    defer { removeFolder() }
    struct Unwanted: Error {}
    await #expect(throws: Unwanted.self) {
      try await PeopleSample.make(at: path) { store in
        try await store.write { _ = try $0.addAction("Half") }
        throw Unwanted()
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(arguments: [(people: 1, sections: 1), (1000, 1), (1000, 26)])
  func `any number of people share sixteen pictures`(people: Int, sections: Int) async throws {
    defer { removeFolder() }
    let (progress, report) = AsyncStream.makeStream(of: Double.self)
    try await PeopleSample.create(at: path, people: people, sections: sections) { report.yield($0) }
    report.finish()
    var last = 0.0
    for await part in progress {
      #expect(part > last)
      last = part
    }
    #expect(last == 1)
    let store = try await PeopleStore.open(path)
    let summaries = try await store.summaries(of: 1)
    #expect(summaries.count == sections)
    #expect(summaries.map(\.count).reduce(0, +) == people)
    let everybody = try await store.sections(of: 1).flatMap(\.people)
    #expect(everybody.map(\.name) == (1...people).map { "Ada Lovelace \($0)" })
    #expect(Set(everybody.map(\.avatar)).count == min(people, 16))
  }

  @Test func `a portrait is drawn the same each time and no two are alike`() throws {
    defer { removeFolder() }
    let portraits = try (0..<140).map { try PeopleSample.avatar($0, side: 48) }
    #expect(try (0..<140).map { try PeopleSample.avatar($0, side: 48) } == portraits)
    #expect(Set(portraits).count == portraits.count)
  }
}
