import Foundation

/// The difference of two snapshots as deletions, insertions and moves, in linear time.
///
/// What is in both keeps its order unless it must move. Which of two that are out of order has moved is guessed by how
/// far each is from where it was, as a reader would: not always the fewest moves, but nearly, and linear.
///
/// Loops over identifiers, whose type other modules choose, go by index: a generic iterator asks for types at each step.
package nonisolated struct SnapshotDiff {
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [ItemIndex] = []
  private(set) var insertedItems: [ItemIndex] = []
  private(set) var movedItems: [(from: ItemIndex, to: ItemIndex)] = []

  package init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    deletedSections = old.sections.indices.filter { new.slots[old.sections[$0].id] == nil }
    var kept: [(from: Int, to: Int)] = []
    for (index, section) in new.sections.enumerated() {
      let source = old.indexOfSection(section.id)
      if let source { kept.append((source, index)) } else { insertedSections.append(index) }
      if let source, old.sections[source].items == section.items { continue }
      if let source { depart(from: old.sections[source].items, source, new) }
      arrive(at: section.items, index, from: source, old)
    }
    movedSections = Self.movers(kept, count: old.sections.count)
  }

  /// How many sections and items come, go or move.
  package var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count + insertedItems.count
      + movedItems.count
  }

  /// Items that are nowhere any more.
  private mutating func depart<Section: Hashable, Item: Hashable>(
    from items: [Item], _ section: Int, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for index in items.indices where new.places[items[index]] == nil {
      deletedItems.append(ItemIndex(section, index))
    }
  }

  /// Items that are new, come from another section, or moved within this one.
  private mutating func arrive<Section: Hashable, Item: Hashable>(
    at items: [Item], _ section: Int, from source: Int?, _ old: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var kept: [(from: Int, to: Int)] = []
    kept.reserveCapacity(items.count)
    for index in items.indices {
      guard let origin = old.index(of: items[index]) else {
        insertedItems.append(ItemIndex(section, index))
        continue
      }
      if origin.section == source {
        kept.append((origin.item, index))
      } else {
        movedItems.append((origin, ItemIndex(section, index)))
      }
    }
    guard let source else { return }
    for move in Self.movers(kept, count: old.sections[source].items.count) {
      movedItems.append((ItemIndex(source, move.from), ItemIndex(section, move.to)))
    }
  }

  /// Those of places that are kept that must move, so that the others are in order.
  ///
  /// Two fingers go along the old and the new order. Where they point to different things, the one that is further
  /// from its place on the other side has moved.
  ///
  /// - Parameters:
  ///   - kept: Places before and after, in the order after.
  ///   - count: How many places there were before.
  /// - Returns: The pairs of `kept` that move, in the order after.
  static func movers(_ kept: [(from: Int, to: Int)], count: Int) -> [(from: Int, to: Int)] {
    guard zip(kept, kept.dropFirst()).contains(where: { $0.from > $1.from }) else { return [] }
    // The rank of each among the kept: in the new order by old place, and in the old order by rank in the new.
    var newRank = [Int](repeating: -1, count: count)
    for (rank, pair) in kept.enumerated() { newRank[pair.from] = rank }
    let inOldOrder = newRank.filter { $0 >= 0 }
    var oldRank = [Int](repeating: 0, count: kept.count)
    for (rank, new) in inOldOrder.enumerated() { oldRank[new] = rank }

    var moved = [Bool](repeating: false, count: kept.count)
    var (old, new) = (0, 0)
    while old < kept.count, new < kept.count {
      let next = inOldOrder[old]
      if moved[next] {
        old += 1
      } else if moved[new] {
        new += 1
      } else if next == new {
        old += 1
        new += 1
      } else if next - new >= oldRank[new] - old {
        moved[next] = true
        old += 1
      } else {
        moved[new] = true
        new += 1
      }
    }
    return kept.indices.filter { moved[$0] }.map { kept[$0] }
  }
}
