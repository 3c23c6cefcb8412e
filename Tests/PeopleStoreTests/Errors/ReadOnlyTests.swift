import Foundation
import PeopleStore
import Testing

/// Files that may be read and not written.
@Suite struct ReadOnlyTests {
  @Test func `a store opened for reading reads and does not write`() async throws {
    let folder = try Folder()
    let writer = try await PeopleStore.open(folder.path(), creating: true)
    let set = try await writer.addAction(["All": ["Ada"]])
    let reader = try await PeopleStore.open(folder.path(), options: .init(access: .readOnly))
    #expect(try await reader.names(of: set.action) == [["Ada"]])
    let error = try #require(await storeError { try await reader.write { try $0.removePerson(1) } })
    #expect(error.kind == .readOnly)
    #expect(error.code == 8)
    try await writer.write { try $0.renamePerson(1, to: "Zoe") }
    #expect(try await reader.names(of: set.action) == [["Zoe"]])
  }

  private func checkReadOnly(_ folder: Folder, _ action: Int64) async throws {
    let before = try folder.bytes()
    let error = try #require(await storeError { _ = try await PeopleStore.open(folder.path()) })
    #expect(error.kind == .readOnly)
    #expect(error.description.contains("allow writing, or open it with access: .readOnly"))
    let creating = await storeError { _ = try await PeopleStore.open(folder.path("new.db"), creating: true) }
    #expect(creating?.kind == .readOnly)
    let reader = try await PeopleStore.open(folder.path(), options: .init(access: .readOnly))
    #expect(try await reader.names(of: action) == [["Ada"]])
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["people.db"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func `a folder that may not be written is read`() async throws {
    let folder = try Folder()
    let store = try await PeopleStore.open(folder.path(), creating: true)
    let set = try await store.addAction(["All": ["Ada"]])
    await store.close()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    try await checkReadOnly(folder, set.action)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
  }

  @Test(.enabled(if: Volume.isPossible))
  func `a disk that may not be written is read`() async throws {
    let volume = try Volume(size: "4m")
    let store = try await PeopleStore.open(volume.folder.path(), creating: true)
    let set = try await store.addAction(["All": ["Ada"]])
    await store.close()
    try volume.makeReadOnly()
    try await checkReadOnly(volume.folder, set.action)
  }
}
