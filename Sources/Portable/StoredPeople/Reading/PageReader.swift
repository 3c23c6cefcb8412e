import PeoplePopover
import PeopleStore

/// Reads pages and states from a store; used on one queue.
nonisolated struct PageReader: Sendable {
  let reader: PeopleReader
  let action: Int64
  let pageLength: Int
  let makeEntry: @Sendable (Person) -> PeopleEntry

  /// The page, in the reader's state; empty where the section is gone.
  func page(_ key: PageKey) throws(PeopleStoreError) -> Page {
    let revision = try reader.summary(of: key.section)?.revision ?? -1
    return try page(key, revision)
  }

  private func page(_ key: PageKey, _ revision: Int64) throws(PeopleStoreError) -> Page {
    let start = key.number * pageLength
    let people = try reader.page(of: key.section, start..<start + pageLength)
    return Page(revision: revision, start: start, entries: people.map(makeEntry))
  }

  /// The counts and the pages that a popover opens with: the first page's worth of people.
  func start() throws(PeopleStoreError) -> StateAnswer {
    try reader.refresh()
    var state = StateAnswer(summaries: try reader.summaries(of: action))
    var count = 0
    for summary in state.summaries where summary.count > 0 {
      guard count < pageLength else { break }
      let key = PageKey(section: summary.id, number: 0)
      state.pages.append((key, try page(key, summary.revision)))
      count += summary.count
    }
    return state
  }

  /// The newest state, with the places of whom is followed and the pages around them; nil if nothing has changed.
  func answer(_ question: StateQuestion) throws(PeopleStoreError) -> StateAnswer? {
    try reader.refresh()
    var state = StateAnswer(summaries: try reader.summaries(of: action))
    guard state.summaries != question.known else { return nil }
    state.base = question.known
    let revisions = Dictionary(question.known.map { ($0.id, $0.revision) }) { first, _ in first }
    let now = Dictionary(state.summaries.map { ($0.id, $0) }) { first, _ in first }
    var wanted: [PageKey] = []
    for (person, index) in question.followed {
      guard let summary = now[person.section] else { continue }
      guard revisions[person.section] != summary.revision else {
        state.positions[person] = index
        continue
      }
      let position = try reader.position(of: person.person, in: person.section)
      state.positions[person] = position
      // What was shown at the old place, and what will be around the new one.
      for place in [index, position ?? index] { add(place, summary, to: &wanted) }
    }
    for key in wanted.prefix(Self.mostPages) {
      state.pages.append((key, try page(key, now[key.section]?.revision ?? -1)))
    }
    return state
  }

  private func add(_ place: Int, _ summary: PeopleSectionSummary, to wanted: inout [PageKey]) {
    for index in [place, place - Self.margin, place + Self.margin] where (0..<summary.count).contains(index) {
      let key = PageKey(section: summary.id, number: index / pageLength)
      if !wanted.contains(key) { wanted.append(key) }
    }
  }

  /// So many people beside one who is in view may come into view with a change.
  private static let margin = 12
  /// The most pages read at once for a change; what else is shown then is read as always.
  private static let mostPages = 12
}
