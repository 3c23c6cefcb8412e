import Foundation
import Testing
import UIKit

@testable import UIKitCollection

@Suite struct SnapshotDiffTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Deletes, then inserts and moves by new places: what the difference makes of the old items.
  private func applied(_ diff: SnapshotDiff, to old: Snapshot, _ new: Snapshot) -> [[Int]] {
    let moved = Set(diff.movedItems.map(\.from))
    let deleted = Set(diff.deletedItems)
    var result = new.sections.map { section -> [Int] in
      guard let source = old.indexOfSection(section.id) else { return [] }
      return old.sections[source].items.enumerated().filter { item, _ in
        let index = ItemIndex(source, item)
        return !moved.contains(index) && !deleted.contains(index)
      }.map(\.element)
    }
    let arrivals =
      diff.insertedItems.map { ($0, new.sections[$0.section].items[$0.item]) }
      + diff.movedItems.map { ($0.to, old.sections[$0.from.section].items[$0.from.item]) }
    for (index, item) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      result[index.section].insert(item, at: min(index.item, result[index.section].count))
    }
    return result
  }

  @Test func `a single move is one move, near or far`() {
    let old = snapshot([(0, Array(0..<10))])
    for (items, move) in [
      ([9, 0, 1, 2, 3, 4, 5, 6, 7, 8], (9, 0)), ([1, 2, 3, 4, 5, 6, 7, 8, 9, 0], (0, 9)),
      ([0, 1, 7, 2, 3, 4, 5, 6, 8, 9], (7, 2)),
    ] {
      let diff = SnapshotDiff(from: old, to: snapshot([(0, items)]))
      #expect(diff.movedItems.map(\.from.item) == [move.0])
      #expect(diff.movedItems.map(\.to.item) == [move.1])
      #expect(diff.insertedItems.isEmpty && diff.deletedItems.isEmpty)
    }
  }

  @Test func `items that change their section move`() {
    let old = snapshot([(0, [1, 2, 3]), (1, [4])])
    let new = snapshot([(2, [9, 3]), (0, [1, 2]), (1, [4])])
    let diff = SnapshotDiff(from: old, to: new)
    #expect(diff.insertedSections == [0])
    #expect(diff.deletedSections == [])
    #expect(diff.movedSections.isEmpty)
    #expect(diff.insertedItems == [ItemIndex(0, 0)])
    #expect(diff.movedItems.map(\.from) == [ItemIndex(0, 2)])
    #expect(diff.movedItems.map(\.to) == [ItemIndex(0, 1)])
  }

  @Test func `any difference leads from one snapshot to the other`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Seeded(seed)
    for _ in 0..<400 {
      func any() -> Snapshot {
        var items = Array(0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random))
        let sections = Array(0..<4).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        return snapshot(
          sections.map { section in
            let count = section == sections.last ? items.count : Int.random(in: 0...items.count, using: &random)
            defer { items = items.dropFirst(count) }
            return (section, Array(items.prefix(count)))
          })
      }
      let (old, new) = (any(), any())
      let diff = SnapshotDiff(from: old, to: new)
      #expect(applied(diff, to: old, new) == new.sections.map(\.items), "seed \(seed)")
    }
  }
}
