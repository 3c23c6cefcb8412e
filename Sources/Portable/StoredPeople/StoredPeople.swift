import Foundation
public import PeoplePopover
public import PeopleStore

/// The people of an action in a store, for a people popover: read by pages when they are shown, beside the main thread.
///
///     let people = try await StoredPeople(store, action: action.id)
///     people.onError = { error in status.text = "\(error)" }
///     PeoplePopoverController(source: people).present(from: button)
///
/// A million people cost what is shown: some pages are kept, those around what was shown last, and the next one is read
/// ahead in the direction of scrolling. What changes in the database, by whomever, changes the popover; then counts and
/// the pages in view are read, whatever the number of changes.
///
/// A page that is not there is waited for a few milliseconds, which a file in memory needs by far not; a disk that takes
/// longer gives placeholders, and is not waited for again until it has answered as fast.
public final class StoredPeople: PeopleSource {
  /// How much is read and kept.
  public nonisolated struct Options: Hashable, Sendable {
    /// People in a page.
    public var pageLength = 64
    /// The most pages that are kept.
    public var pagesKept = 32
    /// How long the main thread waits for a page that is to be shown now.
    public var patience = Duration.milliseconds(4)

    /// The usual values.
    public init() {}
  }

  /// Called with everything that went wrong while reading or observing; placeholders stay where a page could not be read,
  /// and showing them again tries again.
  public var onError: ((PeopleStoreError) -> Void)?
  /// Called when answers have changed.
  public var didChange: ((PeopleChange) -> Void)?
  /// What is to be found again after a change.
  public var placesToFollow: (() -> [PeopleEntryPlace])?
  /// The sections as they are now.
  public private(set) var summaries: [PeopleSectionSummary]

  let options: Options
  let loader: PageLoader
  var pages: RecentlyUsed<PageKey, Page>
  /// Where followed entries are in the newest state, while a change is told.
  var positions: [FollowedPerson: Int] = [:]
  /// The pages that were asked for in vain, until they come.
  var missing = RecentlyUsed<PageKey, Void>(limit: 256)
  private var observation: Task<Void, Never>?
  /// Where the newest hint began, by section, to know the direction; empty until there is one in this state.
  private var hints: [Int?] = []

  /// Reads the counts and the first page, as one state, so that a popover opens without a placeholder.
  ///
  /// - Parameters:
  ///   - store: The store; it is kept open.
  ///   - action: The action's id; one that does not exist has no sections.
  ///   - options: How much is read and kept.
  /// - Throws: `PeopleStoreError`.
  public init(
    _ store: PeopleStore, action: Int64, options: Options = Options()
  ) async throws(PeopleStoreError) {
    self.options = options
    let weakSource = WeakSource()
    loader = PageLoader(
      try await store.reader(), action: action, pageLength: max(options.pageLength, 1),
      patience: options.patience,
      makeEntry: { $0.entry(from: store) { error in Task { @MainActor in weakSource.source?.onError?(error) } } },
      whenResultsCome: { Task { @MainActor in weakSource.source?.takeResults() } })
    pages = RecentlyUsed(limit: options.pagesKept)
    let start = try await loader.start()
    summaries = start.summaries
    for (key, page) in start.pages { pages.keep(page, for: key) }
    weakSource.source = self
    let (failures, beginning) = AsyncStream.makeStream(of: PeopleStoreError.self)
    observation = Task { [weak self] in
      defer { beginning.finish() }
      do {
        for try await _ in store.observeSummaries(of: action) {
          beginning.finish()
          self?.look()
        }
      } catch let error as PeopleStoreError {
        beginning.yield(error)
        self?.onError?(error)
      } catch {}
    }
    // Whoever writes once this has returned is noticed; without the wait the task might begin after that.
    for await failure in failures { throw failure }
  }

  deinit { observation?.cancel() }

  /// Whether something is being read.
  public var isReading: Bool { loader.isBusy }

  /// How many people are kept in memory.
  public var keptCount: Int { pages.count * options.pageLength }

  // MARK: Answers

  /// How many sections there are, empty ones among them.
  public var numberOfSections: Int { summaries.count }
  /// A section's title.
  public func title(ofSection section: Int) -> String { summaries[section].title }
  /// The section's id in the store.
  public func identifier(ofSection section: Int) -> AnyEntryID { AnyEntryID(summaries[section].id) }
  /// How many people a section has, as the store counts them.
  public func numberOfEntries(inSection section: Int) -> Int { summaries[section].count }

  /// A person, whose entry's id is the person's; nil while the page is read.
  public func entry(at index: Int, inSection section: Int) -> PeopleEntry? {
    guard summaries.indices.contains(section), (0..<summaries[section].count).contains(index) else { return nil }
    let summary = summaries[section]
    let key = PageKey(section: summary.id, number: index / loader.pageLength)
    if let page = pages.value(of: key) { return page.entry(at: index) }
    loader.want(key)
    // Who was given a placeholder is told of the page by `didChange`, so from then on it goes that way for all.
    guard missing.value(of: key) == nil else { return nil }
    guard let page = loader.page(key, of: summary.revision) else {
      missing.keep((), for: key)
      return nil
    }
    pages.keep(page, for: key)
    return page.entry(at: index)
  }

  /// Reads ahead: the pages of these people, and one more in the direction in which hints go; none where a jump ends.
  public func willShow(_ indices: Range<Int>, inSection section: Int) {
    guard summaries.indices.contains(section), !indices.isEmpty else { return }
    let summary = summaries[section]
    let length = loader.pageLength
    if hints.isEmpty { hints = Array(repeating: nil, count: summaries.count) }
    let way = hints[section].map { indices.lowerBound - $0 } ?? length
    hints[section] = indices.lowerBound
    let ahead = abs(way) < length ? (way < 0 ? -length : length) : 0
    let wanted = indices.lowerBound + min(ahead, 0)..<indices.upperBound + max(ahead, 0)
    let valid = wanted.clamped(to: 0..<summary.count)
    guard !valid.isEmpty else { return }
    for number in valid.lowerBound / length...(valid.upperBound - 1) / length {
      let key = PageKey(section: summary.id, number: number)
      if pages.value(of: key) == nil { loader.wantLater(key) }
    }
  }

  /// Where a followed person is, while a change is told.
  public func index(of id: AnyEntryID, inSection section: Int) -> Int? {
    (id.base as? Int64).flatMap { positions[FollowedPerson(section: summaries[section].id, person: $0)] }
  }

  // MARK: News

  /// Has the newest state looked up, if it is another one.
  func look() {
    let places = placesToFollow?() ?? []
    loader.wantState(
      StateQuestion(
        known: summaries,
        followed: places.compactMap { place in
          guard summaries.indices.contains(place.section), let person = place.id.base as? Int64 else { return nil }
          return (FollowedPerson(section: summaries[place.section].id, person: person), place.index)
        }))
  }

  func take(_ state: StateAnswer) {
    // Another answer was taken since it was asked for, so it knows nothing of what that brought into view.
    guard state.base == summaries else { return look() }
    let revisions = Dictionary(summaries.map { ($0.id, $0.revision) }) { first, _ in first }
    let same = Set(state.summaries.lazy.filter { revisions[$0.id] == $0.revision }.map(\.id))
    pages.removeAll { !same.contains($0.section) }
    missing.removeAll { _ in true }
    for (key, page) in state.pages { pages.keep(page, for: key) }
    summaries = state.summaries
    hints = []
    positions = state.positions
    didChange?(.everything)
    positions = [:]
  }
}

/// Leads from other threads to the source, which it does not keep alive.
private final class WeakSource {
  weak var source: StoredPeople?
}
