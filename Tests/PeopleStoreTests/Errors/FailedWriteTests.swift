import Foundation
import Testing

@testable import PeopleStore

/// Writes that fail, and leave everything as it was.
@Suite struct FailedWriteTests {
  struct Unwanted: Error {}

  let folder: Folder
  let store: PeopleStore
  let set: (action: Int64, sections: [Int64], people: [[Int64]])

  init() async throws {
    folder = try Folder()
    store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: "en"))
    set = try await store.addAction(["All": ["Ada", "Bob", "Cleo"]])
  }

  /// The whole of the data as text.
  private func dump(_ path: String) throws -> [[String]] {
    let program = try OtherProgram(path)
    return try ["people", "pictures", "actions", "sections", "assignments", "entries", "blocks", "spans", "unsorted"]
      .flatMap { try program.rows("SELECT '\($0)', * FROM \($0)") }
  }

  @Test func `an error of the caller takes everything back`() async throws {
    let (before, data) = (try folder.bytes(), try dump(folder.path()))
    let set = set
    await #expect(throws: Unwanted.self) {
      try await store.write { editor in
        try editor.removePerson(set.people[0][0])
        try editor.addPerson(NewPerson("Dora", avatar: .bytes(Data(repeating: 7, count: 100_000))))
        throw Unwanted()
      }
    }
    #expect(try folder.bytes() == before)
    #expect(try dump(folder.path()) == data)
    try await store.write { try $0.renamePerson(set.people[0][0], to: "Zoe") }
    #expect(try await store.names(of: set.action) == [["Bob", "Cleo", "Zoe"]])
  }

  @Test func `an unknown id takes everything back`() async throws {
    let data = try dump(folder.path())
    let section = set.sections[0]
    let changes: [(message: String, change: @Sendable (PeopleEditor) throws -> Void)] = [
      ("there is no person 99", { try $0.renamePerson(99, to: "Zoe") }),
      ("there is no person 99", { try $0.removePerson(99) }),
      ("there is no person 99", { try $0.setAvatar(nil, of: 99) }),
      ("there is no person 99", { try $0.setPresence(.busy, of: 99) }),
      ("there is no such person", { try $0.assign(99, to: section) }),
      ("there is no such section", { try $0.assign(1, to: 99) }),
      ("there is no such action", { _ = try $0.addSection("A", to: 99) }),
      ("there is no picture 99", { try $0.setAvatar(.picture(99), of: 1) }),
      ("there is no section 99", { try $0.removeSection(99) }),
      ("there is no action 99", { try $0.renameAction(99, to: "B") }),
    ]
    for (message, change) in changes {
      let error = try #require(
        await storeError {
          try await store.write { editor in
            try editor.addPerson(NewPerson("Dora"))
            try change(editor)
          }
        })
      #expect(error.kind == .invalid)
      #expect(error.message == message)
      #expect(error.sql != nil)
      #expect(try dump(folder.path()) == data)
    }
  }

  @Test func `a file that may grow no more keeps what it has`() async throws {
    try await store.writing?.run { (session) throws(PeopleStoreError) in
      let pages = try session.connection.number("PRAGMA page_count")
      _ = try session.connection.number("PRAGMA max_page_count = \(pages + 10)")
    }
    let (before, data) = (try folder.bytes(), try dump(folder.path()))
    let section = set.sections[0]
    let error = try #require(
      await storeError { try await store.add((0..<5000).map { NewPerson("Dora \($0)") }, to: section) })
    #expect(error.kind == .diskFull)
    #expect(error.code == 13)
    #expect(error.message == "database or disk is full")
    #expect(error.sql?.contains("INSERT") == true)
    #expect(error.description.contains("free some space"))
    #expect(try folder.bytes() == before)
    #expect(try dump(folder.path()) == data)
  }

  @Test(.enabled(if: Volume.isPossible))
  func `a full disk keeps what it has`() async throws {
    let volume = try Volume(size: "1m")
    let full = try await PeopleStore.open(volume.folder.path(), creating: true)
    let set = try await full.addAction(["All": ["Ada"]])
    let (before, data) = (try volume.folder.bytes(), try dump(volume.folder.path()))
    let error = await storeError {
      try await full.add((0..<50_000).map { NewPerson("Dora \($0)") }, to: set.sections[0])
    }
    #expect(error?.kind == .diskFull)
    #expect(try volume.folder.bytes() == before)
    #expect(try dump(volume.folder.path()) == data)
    #expect(try await full.names(of: set.action) == [["Ada"]])
    await full.close()
  }

  @Test(.enabled(if: Volume.isPossible))
  func `a database that finds no room is not left half made`() async throws {
    let volume = try Volume(size: "16k")
    let error = await storeError { _ = try await PeopleStore.open(volume.folder.path(), creating: true) }
    #expect(error?.kind == .diskFull)
    #expect(try volume.folder.names() == [])
  }

  @Test func `a cancelled write takes everything back`() async throws {
    let data = try dump(folder.path())
    let (store, section) = (store, set.sections[0])
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      await storeError {
        try await store.add(
          (0..<10_000_000).lazy.map { NewPerson("Dora \($0)") }, to: section, progress: { _ in start.yield() })
      }
    }
    for await _ in started { break }
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(try dump(folder.path()) == data)
  }

  @Test func `an editor ends with its transaction`() async throws {
    nonisolated(unsafe) var kept: PeopleEditor?
    try await store.write { kept = $0 }
    let error = await storeError { _ = try kept?.addPerson(NewPerson("Dora")) }
    #expect(error?.kind == .closed)
  }

  @Test func `a closed store says so`() async throws {
    await store.close()
    #expect(await storeError { _ = try await store.actions() }?.kind == .closed)
    #expect(await storeError { try await store.write { _ in } }?.kind == .closed)
  }
}
