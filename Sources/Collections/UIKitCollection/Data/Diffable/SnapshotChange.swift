import Foundation

/// What becomes of items from one snapshot to the next.
///
/// Identifiers say where everything goes, so nothing is computed until somebody asks: a collection view asks about what
/// is in view, and only layouts of an own class want the difference as a list.
struct SnapshotChange<Section: Hashable, Item: Hashable>: ItemChange {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  let old: Snapshot
  let new: Snapshot

  func newSection(of index: Int) -> Int? {
    let id = old.sections[index].id
    return new.reloadedSections.contains(id) ? nil : new.indexOfSection(id)
  }

  func newIndex(of index: ItemIndex) -> ItemIndex? {
    guard let target = new.index(of: old.sections[index.section].items[index.item]) else { return nil }
    let isReloaded = !new.reloadedSections.isEmpty && new.reloadedSections.contains(new.sections[target.section].id)
    return isReloaded ? nil : target
  }

  func oldIndex(of index: ItemIndex) -> ItemIndex? { old.index(of: new.sections[index.section].items[index.item]) }

  func isReloaded(_ index: ItemIndex) -> Bool {
    !new.reloadedItems.isEmpty && new.reloadedItems.contains(old.sections[index.section].items[index.item])
  }

  var reconfigured: [ItemIndex] { new.reconfigured.compactMap { old.index(of: $0) } }

  /// Deletes first, from the end, then inserts from the start, then the rest.
  var updateItems: [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    let diff = SnapshotDiff(from: old, to: new)
    var result: [UICollectionViewUpdateItem] = []
    result += diff.deletedSections.reversed().map { .init(.delete, from: section($0), to: nil) }
    result += diff.deletedItems.sorted(by: >).map { .init(.delete, from: $0.path, to: nil) }
    result += diff.insertedSections.map { .init(.insert, from: nil, to: section($0)) }
    result += diff.insertedItems.map { .init(.insert, from: nil, to: $0.path) }
    result += diff.movedSections.map { .init(.move, from: section($0.from), to: section($0.to)) }
    result += diff.movedItems.map { .init(.move, from: $0.from.path, to: $0.to.path) }
    result += new.reloadedSectionIdentifiers.compactMap { id in
      old.indexOfSection(id).map { .init(.reload, from: section($0), to: new.indexOfSection(id).map(section)) }
    }
    result += new.reloadedItems.compactMap { id in
      old.index(of: id).map { .init(.reload, from: $0.path, to: new.index(of: id)?.path) }
    }
    return result
  }
}
