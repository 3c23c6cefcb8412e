import Foundation
import PeopleStore
import Testing

/// The order of names against ICU's own comparison.
///
/// The store sorts by the bytes of keys that it keeps; the tables were made by a program that only compares texts, with
/// `ucol_strcollUTF8`: see `Scripts/collation`.
@Suite struct CollationTests {
  private static let orders = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Orders")

  private static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: orders.appendingPathComponent("\(name).txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["en", "sv", "zh_Hans", "ja", "de@collation=phonebook"])
  func `five hundred names of fifteen scripts stand as ICU compares them`(locale: String) async throws {
    let folder = try Folder()
    let store = try await PeopleStore.open(folder.path(), creating: true, options: .init(locale: locale))
    let section = try await store.addAction(["All": []]).sections[0]
    let names = try Self.lines("names")
    try await store.add(names.map { NewPerson($0) }, to: section)
    let found = try await store.page(of: section, 0..<names.count).map { Array($0.name.utf8) }
    let expected = try Self.lines(locale).map { Array($0.utf8) }
    #expect(found.count == names.count)
    let wrong = zip(found, expected).first { $0 != $1 }
    #expect(
      wrong == nil,
      "'\(String(decoding: wrong?.0 ?? [], as: UTF8.self))' for '\(String(decoding: wrong?.1 ?? [], as: UTF8.self))'")
  }

  @Test func `the tables differ, so one of another locale would not do`() throws {
    let tables = try ["names", "en", "sv", "zh_Hans", "ja", "de@collation=phonebook"].map(Self.lines)
    #expect(Set(tables).count == tables.count)
  }
}
