import Foundation
import PeopleStore

/// The database that the gallery's people come from.
public enum GalleryDatabase {
  /// Where it is; set before the first screen is shown.
  public static var path = "people.sqlite"

  private static var opened: Task<PeopleStore, any Error>?

  /// The store, opened once.
  static func store() async throws -> PeopleStore {
    if let opened { return try await opened.value }
    let path = path
    let task = Task<PeopleStore, any Error> { try await PeopleStore.open(path) }
    opened = task
    return try await task.value
  }

  /// Closes the store, so that another path can be shown.
  public static func close() async {
    let task = opened
    opened = nil
    if let store = try? await task?.value { await store.close() }
  }
}
