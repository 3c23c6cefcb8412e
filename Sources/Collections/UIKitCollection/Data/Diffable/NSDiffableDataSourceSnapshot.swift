import Foundation
import UIKitCore

/// What a data source holds at a moment: identifiers of sections in order, each with those of its items.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["people"])
///     snapshot.appendItems([1, 2, 3])
///     dataSource.apply(snapshot)
///
/// Identifiers are unique; one that comes twice stops the program. A copy costs nothing until it is changed.
///
/// - Complexity: Appending and deleting cost what is appended and the sections that lose items; looking up an item costs
///   one hash, and after changes in the middle of its section a search around where it was.
public nonisolated struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let id: SectionIdentifierType
    /// A number that stays the section's own, wherever it moves.
    let slot: Int
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  var slots: [SectionIdentifierType: Int] = [:]
  /// The place of each slot's section among the sections, or -1 for one that was deleted.
  var order: [Int] = []
  var places: [ItemIdentifierType: SnapshotPlace] = [:]
  var hintsAreExact = true
  var reloadedItems: Set<ItemIdentifierType> = []
  var reconfigured: [ItemIdentifierType] = []
  var reloadedSections: Set<SectionIdentifierType> = []
  var stamp = SnapshotStamp()

  /// A snapshot of nothing.
  public init() {}

  // MARK: Looking

  /// How many items there are.
  public var numberOfItems: Int { places.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[known(identifier)].items.count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[known(identifier)].items
  }

  /// The section that has an item; nil if none has.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier].map { sections[order[$0.slot]].id }
  }

  /// The place of an item among the items of all sections; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    index(of: identifier).map { index in
      sections[..<index.section].reduce(0) { $0 + $1.items.count } + index.item
    }
  }

  /// The place of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { slots[identifier].map { order[$0] } }

  /// The items whose cells are made anew when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }
  /// The sections whose views are made anew when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }
  /// The items whose cells are filled anew when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured }

  // MARK: Places

  /// Section and item of an identifier; nil if it is not there.
  func index(of identifier: ItemIdentifierType) -> ItemIndex? {
    guard let place = places[identifier] else { return nil }
    let section = order[place.slot]
    let items = sections[section].items
    if place.hint < items.count, items[place.hint] == identifier { return ItemIndex(section, place.hint) }
    // Items move by as many as came and went before them, mostly few.
    var (lower, upper) = (min(place.hint, items.count) - 1, min(place.hint, items.count))
    while lower >= 0 || upper < items.count {
      if lower >= 0 {
        if items[lower] == identifier { return ItemIndex(section, lower) }
        lower -= 1
      }
      if upper < items.count {
        if items[upper] == identifier { return ItemIndex(section, upper) }
        upper += 1
      }
    }
    return nil
  }

  func known(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      programmerError("There is no section \(identifier) in the snapshot. Append it first.")
    }
    return index
  }

  func known(_ identifier: ItemIdentifierType) -> ItemIndex {
    guard let index = index(of: identifier) else {
      programmerError("There is no item \(identifier) in the snapshot.")
    }
    return index
  }

  /// Makes all hints right, so that looking up costs one hash.
  package mutating func refreshHints() {
    guard !hintsAreExact else { return }
    hintsAreExact = true
    for section in sections {
      let items = section.items
      for index in items.indices { places[items[index]] = SnapshotPlace(slot: section.slot, hint: index) }
    }
  }

  mutating func refreshOrder() {
    for (index, section) in sections.enumerated() { order[section.slot] = index }
  }

  /// Whether both hold the same identifiers in the same order.
  func hasSameContent(as other: NSDiffableDataSourceSnapshot) -> Bool {
    stamp === other.stamp
      || sections.count == other.sections.count
        && zip(sections, other.sections).allSatisfy { $0.id == $1.id && $0.items == $1.items }
  }
}

// Outside of the snapshot they are not generic, so that nothing has to find out at run time what they are.

/// Where an item is: the section's slot, and a place that is right unless something before it came or went.
nonisolated struct SnapshotPlace {
  var slot: Int
  var hint: Int
}

/// Tells snapshots of different content apart without looking at it.
nonisolated final class SnapshotStamp: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
