/// Where a people popover reads its sections from, by position, so that a million entries cost what is shown.
///
/// All of it is called on the main thread and answers at once, with nil for what is not there yet.
public protocol PeopleSource: AnyObject {
  /// How many sections there are, empty ones among them.
  var numberOfSections: Int { get }
  /// A section's title.
  func title(ofSection section: Int) -> String
  /// What tells a section from others, also when others have come before it; by default its number.
  func identifier(ofSection section: Int) -> AnyEntryID
  /// How many entries a section has.
  ///
  /// - Complexity: it must not cost more for more.
  func numberOfEntries(inSection section: Int) -> Int
  /// An entry, or nil when it is not there yet: then `didChange` is called once it is.
  func entry(at index: Int, inSection section: Int) -> PeopleEntry?
  /// A hint: these are shown next.
  func willShow(_ indices: Range<Int>, inSection section: Int)
  /// Called by the source when its answers have changed; set by the popover.
  var didChange: ((PeopleChange) -> Void)? { get set }

  /// Where an entry is now, asked right after a change of everything; nil where that is not known or it is gone.
  ///
  /// It keeps selection and scroll position with their entries. By default nothing is known.
  func index(of id: AnyEntryID, inSection section: Int) -> Int?
  /// What the popover will want to find again after a change of everything: what it shows, then what is selected.
  ///
  /// Set by the popover, for sources that look up `index(of:inSection:)` before they change. By default it is dropped.
  var placesToFollow: (() -> [PeopleEntryPlace])? { get set }
}

extension PeopleSource {
  /// The section's number.
  public func identifier(ofSection section: Int) -> AnyEntryID { AnyEntryID(section) }
  /// Takes no hint.
  public func willShow(_ indices: Range<Int>, inSection section: Int) {}
  /// Knows nothing.
  public func index(of id: AnyEntryID, inSection section: Int) -> Int? { nil }
  /// Nobody's.
  public var placesToFollow: (() -> [PeopleEntryPlace])? {
    get { nil }
    set {}
  }
}

/// What of a source's answers has changed.
public nonisolated enum PeopleChange: Sendable {
  /// Anything: sections, counts, order.
  case everything
  /// Entries that were not there, or were renamed, at the same places.
  case entries(Range<Int>, section: Int)
}

/// An entry and where it stands.
public nonisolated struct PeopleEntryPlace: Hashable, Sendable {
  /// The section's number.
  public var section: Int
  /// The entry's index in the section.
  public var index: Int
  /// The entry.
  public var id: AnyEntryID

  /// A place.
  public init(section: Int, index: Int, id: AnyEntryID) {
    self.section = section
    self.index = index
    self.id = id
  }
}
