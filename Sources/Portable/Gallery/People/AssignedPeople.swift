import PeoplePopover
import PeopleStore
import UIKit

extension PeopleEntrySection {
  /// A section of the store; pictures are fetched from it when they are shown.
  init(_ section: PeopleSection, from store: PeopleStore) {
    self.init(title: section.title, entries: section.people.map { PeopleEntry($0, from: store) })
  }
}

extension PeopleEntry {
  /// A person of the store.
  init(_ person: Person, from store: PeopleStore) {
    self.init(
      id: person.id, name: person.name,
      picture: person.avatar.map { avatar in
        .fetched(key: "\(avatar)") { try? await store.bytes(of: avatar) }
      })
  }
}
