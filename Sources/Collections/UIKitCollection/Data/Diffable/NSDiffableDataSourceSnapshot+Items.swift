import UIKitCore

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier.map({ known($0) }) ?? sections.indices.last else {
      programmerError("Items can't be appended to a snapshot without sections. Append a section first.")
    }
    insert(identifiers, at: ItemIndex(section, sections[section].items.count))
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: known(beforeIdentifier)) }

  /// Inserts items after another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let index = known(afterIdentifier)
    insert(identifiers, at: ItemIndex(index.section, index.item + 1))
  }

  /// Takes items out; those that are not there are left out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    stamp = SnapshotStamp()
    var gone: [Int: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      guard let place = places.removeValue(forKey: identifier) else { continue }
      gone[order[place.slot], default: []].insert(identifier)
    }
    for (section, items) in gone { sections[section].items.removeAll(where: items.contains) }
    hintsAreExact = hintsAreExact && gone.isEmpty
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, after: false)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, after: true)
  }

  /// Has the cells of items made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = known(identifier) }
    stamp = SnapshotStamp()
    reloadedItems.formUnion(identifiers)
  }

  /// Has the cells of items filled anew, in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = known(identifier) }
    stamp = SnapshotStamp()
    reconfigured += identifiers
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at index: ItemIndex) {
    stamp = SnapshotStamp()
    let slot = sections[index.section].slot
    places.reserveCapacity(places.count + identifiers.count)
    for offset in identifiers.indices {
      let place = SnapshotPlace(slot: slot, hint: index.item + offset)
      if places.updateValue(place, forKey: identifiers[offset]) != nil {
        programmerError("The item \(identifiers[offset]) is in the snapshot already. Identifiers must be unique.")
      }
    }
    if index.item < sections[index.section].items.count { hintsAreExact = false }
    sections[index.section].items.insert(contentsOf: identifiers, at: index.item)
  }

  private mutating func move(_ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, after: Bool) {
    guard identifier != anchor else {
      programmerError("The item \(identifier) can't be moved before or after itself.")
    }
    let old = known(identifier)
    _ = known(anchor)
    stamp = SnapshotStamp()
    hintsAreExact = false
    sections[old.section].items.remove(at: old.item)
    let target = known(anchor)
    let place = target.item + (after ? 1 : 0)
    sections[target.section].items.insert(identifier, at: place)
    places[identifier] = SnapshotPlace(slot: sections[target.section].slot, hint: place)
  }
}
