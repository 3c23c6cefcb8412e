import PeoplePopover
import PeopleStore

/// Names a page: so many people of a section.
nonisolated struct PageKey: Hashable, Sendable {
  /// The section's id in the store.
  let section: Int64
  /// Counted from 0.
  let number: Int
}

/// A page as it was in one state of its section.
nonisolated struct Page: Sendable {
  /// The section's revision: another one means other counts and other places.
  let revision: Int64
  /// The index of the first entry.
  let start: Int
  let entries: [PeopleEntry]

  func entry(at index: Int) -> PeopleEntry? {
    entries.indices.contains(index - start) ? entries[index - start] : nil
  }
}

/// A person in a section, whose place is looked up.
nonisolated struct FollowedPerson: Hashable, Sendable {
  let section: Int64
  let person: Int64
}

/// Asks what has changed since a state.
nonisolated struct StateQuestion: Sendable {
  var known: [PeopleSectionSummary]
  /// People with their indices in that state.
  var followed: [(person: FollowedPerson, index: Int)]
}

/// A new state, as far as it is shown.
nonisolated struct StateAnswer: Sendable {
  /// The state that it follows.
  var base: [PeopleSectionSummary] = []
  var summaries: [PeopleSectionSummary]
  var positions: [FollowedPerson: Int] = [:]
  var pages: [(PageKey, Page)] = []
}

/// What the loader has for the main thread.
nonisolated enum LoadResult: Sendable {
  case page(PageKey, Page)
  case state(StateAnswer)
  /// A failure to read a page, or with nil a state.
  case failure(PageKey?, PeopleStoreError)
}
