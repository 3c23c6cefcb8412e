import Foundation
import PeopleStore
import Testing

/// Files that somebody else holds.
@Suite struct LockedFileTests {
  let folder: Folder
  let store: PeopleStore
  let set: (action: Int64, sections: [Int64], people: [[Int64]])

  init() async throws {
    folder = try Folder()
    store = try await PeopleStore.open(
      folder.path(), creating: true, options: .init(timeout: .milliseconds(100), locale: "en"))
    set = try await store.addAction(["All": ["Ada", "Bob"]])
  }

  private func expectLocked(_ error: PeopleStoreError?) throws {
    let error = try #require(error)
    #expect(error.kind == .locked(waited: .milliseconds(100)))
    #expect(error.code & 0xff == 5)
    #expect(error.message == "database is locked")
    #expect(error.sql == "BEGIN IMMEDIATE")
    #expect(error.file == folder.path())
    #expect(
      error.description
        == "people.db is locked: another program held it for 0.1 seconds; close that program or try again")
  }

  @Test func `a writer in this process holds up writing and not reading`() async throws {
    let program = try OtherProgram(folder.path())
    try program.run("BEGIN IMMEDIATE; UPDATE people SET presence = 4")
    try expectLocked(await storeError { try await store.write { try $0.removePerson(1) } })
    #expect(try await store.names(of: set.action) == [["Ada", "Bob"]])
    try program.run("COMMIT")
    try await store.write { try $0.renamePerson(1, to: "Zoe") }
    #expect(try await store.names(of: set.action) == [["Bob", "Zoe"]])
  }

  @Test(.enabled(if: Shell.isInstalled))
  func `a writer in another process holds up writing and not reading`() async throws {
    let shell = try Shell(folder.path())
    try shell.run("BEGIN IMMEDIATE; UPDATE people SET presence = 4;")
    try expectLocked(await storeError { try await store.write { try $0.removePerson(1) } })
    #expect(try await store.names(of: set.action) == [["Ada", "Bob"]])
    shell.kill()
    try await store.write { try $0.renamePerson(1, to: "Zoe") }
    #expect(try await store.names(of: set.action) == [["Bob", "Zoe"]])
  }

  @Test func `a write waits for its turn`() async throws {
    await store.close()
    let patient = try await PeopleStore.open(folder.path())
    let program = try OtherProgram(folder.path())
    try program.run("BEGIN IMMEDIATE; UPDATE people SET presence = 4")
    async let written: Void = patient.write { try $0.renamePerson(1, to: "Zoe") }
    try program.run("COMMIT")
    try await written
    #expect(try await patient.names(of: set.action) == [["Bob", "Zoe"]])
  }

  @Test func `a file held exclusively cannot be opened`() async throws {
    await store.close()
    let program = try OtherProgram(folder.path())
    try program.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; UPDATE people SET presence = 4; COMMIT")
    let before = try folder.bytes()
    let error = await storeError {
      _ = try await PeopleStore.open(folder.path(), options: .init(timeout: .milliseconds(50)))
    }
    #expect(error?.kind == .locked(waited: .milliseconds(50)))
    #expect(try folder.bytes() == before)
  }

  @Test func `people whom nobody can sort now are read in order and have the last position`() async throws {
    let program = try OtherProgram(folder.path())
    let section = set.sections[0]
    try program.run("INSERT INTO people(id, name) VALUES(7, 'Aaron')")
    try program.run("INSERT INTO assignments VALUES(7, \(section)); BEGIN IMMEDIATE")
    #expect(try await store.names(of: set.action) == [["Aaron", "Ada", "Bob"]])
    #expect(try await store.page(of: section, 0..<3).map(\.name) == ["Ada", "Bob", "Aaron"])
    try program.run("ROLLBACK")
    #expect(try await store.page(of: section, 0..<3).map(\.name) == ["Aaron", "Ada", "Bob"])
  }
}
