import Foundation
import PeoplePopover
import PeopleStore

/// People of an action, read from the database a page at a time.
@MainActor
final class StoreSource: PeopleSource {
  var didChange: ((PeopleChange) -> Void)?
  private let store: PeopleStore
  private let reader: PeopleReader
  private let sections: [PeopleSectionSummary]
  private var pages: [Place: [Person]] = [:]
  private var order: [Place] = []

  private struct Place: Hashable {
    let section: Int
    let page: Int
  }

  /// Entries of a page, and how many pages are kept.
  private static let length = 32
  private static let limit = 8

  init(_ store: PeopleStore, _ reader: PeopleReader, action: Int64) throws {
    self.store = store
    self.reader = reader
    sections = try reader.summaries(of: action)
  }

  var count: Int { sections.reduce(0) { $0 + $1.count } }
  var numberOfSections: Int { sections.count }
  func title(ofSection section: Int) -> String { sections[section].title }
  func numberOfEntries(inSection section: Int) -> Int { sections[section].count }

  func entry(at index: Int, inSection section: Int) -> PeopleEntry? {
    let place = Place(section: section, page: index / Self.length)
    let page = pages[place] ?? read(place)
    guard page.indices.contains(index % Self.length) else { return nil }
    let person = page[index % Self.length]
    let store = store
    return PeopleEntry(
      id: person.id, name: person.name,
      picture: person.avatar.map { avatar in
        .fetched(key: "\(avatar)") { try? await store.bytes(of: avatar) }
      })
  }

  private func read(_ place: Place) -> [Person] {
    let start = place.page * Self.length
    guard let page = try? reader.page(of: sections[place.section].id, start..<(start + Self.length)) else { return [] }
    pages[place] = page
    order.append(place)
    if order.count > Self.limit { pages[order.removeFirst()] = nil }
    return page
  }
}
