import Foundation
import PeopleStore
import Testing

/// Files that are not opened, and stay as they were.
@Suite struct RefusedFileTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func refusal(creating: Bool = true, access: PeopleStore.Access = .readWrite) async -> PeopleStoreError? {
    await storeError {
      _ = try await PeopleStore.open(
        folder.path(), creating: creating, options: .init(timeout: .milliseconds(50), access: access))
    }
  }

  @Test func `a missing file is not made unasked`() async throws {
    let error = try #require(await refusal(creating: false))
    #expect(error.kind == .missing)
    #expect(error.file == folder.path())
    #expect(error.description.contains("open it with creating: true"))
    #expect(try folder.names() == [])
    #expect(await refusal(access: .readOnly)?.kind == .missing)
  }

  @Test func `a file in a missing folder is not made`() async throws {
    let error = try #require(
      await storeError { _ = try await PeopleStore.open(folder.path("no/people.db"), creating: true) })
    #expect(error.kind == .cannotOpen)
    #expect(error.description.contains("check that the folder exists"))
  }

  @Test func `a folder is no database`() async throws {
    try FileManager.default.createDirectory(atPath: folder.path(), withIntermediateDirectories: false)
    #expect(await refusal()?.kind == .cannotOpen)
  }

  @Test(arguments: [1, 99, 100, 5000])
  func `other bytes are no database`(count: Int) async throws {
    let garbage = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
    try garbage.write(to: URL(fileURLWithPath: folder.path()))
    let error = try #require(await refusal())
    #expect(error.kind == .notADatabase)
    #expect(error.code == 26)
    #expect(error.description.contains("this one was not touched"))
    #expect(try folder.bytes() == garbage)
    #expect(try folder.names() == ["people.db"])
  }

  @Test(arguments: ["delete", "wal"])
  func `another program's database is left alone`(journal: String) async throws {
    try OtherProgram(folder.path()).run("PRAGMA journal_mode = \(journal); CREATE TABLE recipes(name TEXT)")
    let before = try folder.bytes()
    #expect(await refusal()?.kind == .otherProgram)
    #expect(await refusal(access: .readOnly)?.kind == .otherProgram)
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["people.db"])
  }

  @Test func `another program's open database is left alone`() async throws {
    let program = try OtherProgram(folder.path())
    try program.run("PRAGMA journal_mode = wal; CREATE TABLE recipes(name TEXT)")
    let before = try folder.bytes()
    #expect(await refusal()?.kind == .otherProgram)
    #expect(try folder.bytes() == before)
    try program.run("INSERT INTO recipes VALUES('bread')")
  }

  @Test func `a newer schema is refused with both numbers`() async throws {
    await (try PeopleStore.open(folder.path(), creating: true)).close()
    try OtherProgram(folder.path()).run("PRAGMA user_version = 99")
    let before = try folder.bytes()
    let error = try #require(await refusal())
    #expect(error.kind == .newerSchema(found: 99, supported: 2))
    #expect(error.description.contains("schema 99, this one knows up to 2"))
    #expect(error.description.contains("update this program"))
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["people.db"])
  }

  @Test func `a file cut short is malformed`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true)
    try await store.add((0..<2000).map { NewPerson("Ada \($0)") })
    await store.close()
    let whole = try folder.bytes()
    let half = whole.prefix(whole.count / 2)
    try half.write(to: URL(fileURLWithPath: folder.path()))
    let error = try #require(await refusal())
    #expect(error.kind == .malformed)
    #expect(error.message == "it ends after \(half.count) of \(whole.count) bytes")
    #expect(try folder.bytes() == half)
  }

  @Test func `a damaged page is malformed when it is read`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true)
    let set = try await store.addAction(["All": (0..<3000).map { "Ada \($0)" }])
    await store.close()
    var bytes = try folder.bytes()
    let page = try OtherProgram(folder.path()).rows("SELECT rootpage FROM sqlite_master WHERE name = 'entries'")[0][0]
    let start = (try #require(Int(page)) - 1) * 4096
    bytes.replaceSubrange(start..<start + 4096, with: repeatElement(0xA5, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: folder.path()))
    let damaged = try await PeopleStore.open(folder.path())
    let error = try #require(await storeError { _ = try await damaged.sections(of: set.action) })
    #expect(error.kind == .malformed)
    #expect(error.code & 0xff == 11)
    #expect(error.sql?.contains("SELECT") == true)
    #expect(error.message.contains("malformed"))
    #expect(error.description.contains("restore it from a copy"))
  }

  @Test func `somebody in a section who is not among the people is malformed`() async throws {
    let store = try await PeopleStore.open(folder.path(), creating: true)
    let set = try await store.addAction(["All": (0..<30).map { "Ada \($0)" }])
    let lost = try await store.page(of: set.sections[0], 7..<8)[0]
    // Without what keeps the tables together.
    try OtherProgram(folder.path()).run("DROP TRIGGER people_removed; DELETE FROM people WHERE id = \(lost.id)")
    let error = try #require(await storeError { _ = try await store.page(of: set.sections[0], 0..<30) })
    #expect(error.kind == .malformed)
    #expect(error.message == "person \(lost.id) is assigned and not among the people")
    #expect(try await store.page(of: set.sections[0], 8..<30).count == 22)
  }
}
