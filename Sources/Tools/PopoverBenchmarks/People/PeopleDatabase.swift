import Foundation
import PeopleSample

/// The databases that people are read from; each is made once and kept in the folder for temporary files.
enum PeopleDatabase {
  /// "Ada Lovelace 1" and on with sixteen pictures of 90 x 90, in sections.
  static func numbered(_ people: Int, sections: Int) throws -> String {
    try kept("numbered-\(people)-\(sections)") { path in
      if people > 100_000 { PopoverBenchmarks.note("making a database of \(people) people") }
      try await PeopleSample.create(at: path, people: people, sections: sections)
    }
  }

  /// Four hundred people of history, in fifteen scripts.
  static func mixed() throws -> String { try kept("mixed") { try await PeopleSample.create(at: $0) } }

  private static func kept(_ name: String, make: @escaping @Sendable (String) async throws -> Void) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("popover-benchmarks", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("\(name).sqlite").path
    if !FileManager.default.fileExists(atPath: path) { try waiting(for: { try await make(path) }) }
    return path
  }
}
