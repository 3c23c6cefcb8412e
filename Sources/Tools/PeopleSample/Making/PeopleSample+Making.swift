import Foundation
import PeopleStore

extension PeopleSample {
  /// Fills a new database beside the path and then gives it its name, so that what has the name is complete.
  static func make(at path: String, fill: (PeopleStore) async throws -> Void) async throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: path) else { throw PeopleSampleError.exists(path) }
    let draft = "\(path).\(UUID().uuidString)"
    defer {
      for suffix in ["", "-wal", "-shm"] { try? files.removeItem(atPath: draft + suffix) }
    }
    do {
      let store = try await PeopleStore.open(draft, creating: true, options: .init(locale: "en"))
      do {
        try await fill(store)
      } catch {
        await store.close()
        throw error
      }
      await store.close()
    } catch let error as PeopleStoreError {
      throw error.told(of: path)
    }
    do {
      // A link, unlike a move, never takes the place of a file that came meanwhile.
      try files.linkItem(atPath: draft, toPath: path)
    } catch {
      throw files.fileExists(atPath: path) ? PeopleSampleError.exists(path) : error
    }
  }
}
