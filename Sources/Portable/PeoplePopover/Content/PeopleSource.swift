/// Where a people popover reads its sections from, by position, so that a million entries cost what is shown.
public protocol PeopleSource: AnyObject {
  /// How many sections there are, empty ones among them.
  var numberOfSections: Int { get }
  /// A section's title.
  func title(ofSection section: Int) -> String
  /// How many entries a section has. It must not cost more for more.
  func numberOfEntries(inSection section: Int) -> Int
  /// An entry, or nil when it is not there yet: then `didChange` is called once it is.
  func entry(at index: Int, inSection section: Int) -> PeopleEntry?
  /// A hint: these are shown next.
  func willShow(_ indices: Range<Int>, inSection section: Int)
  /// Called by the source when its answers have changed; set by the popover.
  var didChange: ((PeopleChange) -> Void)? { get set }
}

extension PeopleSource {
  /// Takes no hint.
  public func willShow(_ indices: Range<Int>, inSection section: Int) {}
}

/// What of a source's answers has changed.
public nonisolated enum PeopleChange: Sendable {
  /// Anything: sections, counts, order.
  case everything
  /// Entries that were not there, or were renamed, at the same places.
  case entries(Range<Int>, section: Int)
}
