import PeoplePopover
import PeopleStore

nonisolated extension Person {
  /// The person as a popover shows them; the picture is fetched from the store when it is shown.
  func entry(from store: PeopleStore, onError: @escaping @Sendable (PeopleStoreError) -> Void) -> PeopleEntry {
    PeopleEntry(
      id: id, name: name,
      picture: avatar.map { avatar in
        .fetched(key: avatar.key) {
          do throws(PeopleStoreError) {
            return try await store.bytes(of: avatar)
          } catch {
            onError(error)
            return nil
          }
        }
      })
  }
}

nonisolated extension Avatar {
  /// What tells the picture from others of the store; short, since every entry carries it.
  fileprivate var key: String {
    switch self {
    case .picture(let number): "picture \(number)"
    case .file(let path): "file \(path)"
    }
  }
}
