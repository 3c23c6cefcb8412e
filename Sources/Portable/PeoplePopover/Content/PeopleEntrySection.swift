/// A section of a people popover: a title and its entries.
public nonisolated struct PeopleEntrySection: Sendable {
  /// What the header says.
  public var title: String
  /// The entries, in order.
  public var entries: [PeopleEntry]

  /// A section.
  public init(title: String, entries: [PeopleEntry]) {
    self.title = title
    self.entries = entries
  }
}

/// The source that arrays are.
public final class PeopleEntrySections: PeopleSource {
  /// The sections; setting them changes an open popover.
  public var sections: [PeopleEntrySection] {
    didSet {
      places = [:]
      didChange?(.everything)
    }
  }
  /// Called when the sections were set.
  public var didChange: ((PeopleChange) -> Void)?
  /// Where entries stand, by section; made when it is asked for.
  private var places: [Int: [AnyEntryID: Int]] = [:]

  /// A source of these sections.
  public init(_ sections: [PeopleEntrySection]) { self.sections = sections }

  /// How many there are.
  public var numberOfSections: Int { sections.count }
  /// A section's title.
  public func title(ofSection section: Int) -> String { sections[section].title }
  /// How many entries a section has.
  public func numberOfEntries(inSection section: Int) -> Int { sections[section].entries.count }
  /// The entry; it is always there.
  public func entry(at index: Int, inSection section: Int) -> PeopleEntry? { sections[section].entries[index] }

  /// Where an entry is, the first of equal ones.
  ///
  /// - Complexity: the first question after a change goes over the section.
  public func index(of id: AnyEntryID, inSection section: Int) -> Int? {
    if let known = places[section] { return known[id] }
    let entries = sections[section].entries
    let made = Dictionary(entries.indices.map { (entries[$0].id, $0) }) { first, _ in first }
    places[section] = made
    return made[id]
  }
}
