import Foundation

/// A folder for one test, removed with it.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("people-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String = "people.db") -> String { url.appendingPathComponent(name).path }

  func bytes(_ name: String = "people.db") throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}
