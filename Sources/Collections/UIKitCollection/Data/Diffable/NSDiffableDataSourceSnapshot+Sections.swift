import UIKitCore

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: known(toIdentifier)) }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: known(toIdentifier) + 1) }

  /// Takes sections out, with their items; those that are not there are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    stamp = SnapshotStamp()
    for identifier in identifiers {
      guard let index = indexOfSection(identifier) else { continue }
      for item in sections[index].items { places[item] = nil }
      order[sections[index].slot] = -1
      slots[identifier] = nil
      sections.remove(at: index)
      refreshOrder()
    }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: false) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: true) }

  /// Has the views of sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = known(identifier) }
    stamp = SnapshotStamp()
    reloadedSections.formUnion(identifiers)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    stamp = SnapshotStamp()
    var made: [Section] = []
    for identifier in identifiers {
      let slot = order.count
      if slots.updateValue(slot, forKey: identifier) != nil {
        programmerError("The section \(identifier) is in the snapshot already. Identifiers must be unique.")
      }
      made.append(Section(id: identifier, slot: slot))
      order.append(-1)
    }
    sections.insert(contentsOf: made, at: index)
    refreshOrder()
  }

  private mutating func move(_ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, after: Bool) {
    guard identifier != anchor else {
      programmerError("The section \(identifier) can't be moved before or after itself.")
    }
    let old = known(identifier)
    _ = known(anchor)
    stamp = SnapshotStamp()
    let section = sections.remove(at: old)
    refreshOrder()
    sections.insert(section, at: known(anchor) + (after ? 1 : 0))
    refreshOrder()
  }
}
