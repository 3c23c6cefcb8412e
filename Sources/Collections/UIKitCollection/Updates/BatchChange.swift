import Foundation
import UIKitCore

/// What a batch of updates does to places.
struct BatchChange: ItemChange {
  private let batch: UpdateBatch
  private let sections: PositionMap
  private let sectionMoves: [Int: Int]
  private let sectionOrigins: [Int: Int]
  private let moves: [ItemIndex: ItemIndex]
  private let origins: [ItemIndex: ItemIndex]
  private let removed: [Int: [Int]]
  private let inserted: [Int: [Int]]

  /// Checks the batch against the counts and stops the program if they do not fit.
  init(_ batch: UpdateBatch, after: ItemCounts) {
    self.batch = batch
    sections = PositionMap(
      removed: batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from))),
      inserted: batch.insertedSections.union(IndexSet(batch.movedSections.map(\.to))))
    sectionMoves = Dictionary(batch.movedSections.map { ($0.from, $0.to) }) { $1 }
    sectionOrigins = Dictionary(batch.movedSections.map { ($0.to, $0.from) }) { $1 }
    moves = Dictionary(batch.movedItems.map { ($0.from, $0.to) }) { $1 }
    origins = Dictionary(batch.movedItems.map { ($0.to, $0.from) }) { $1 }
    removed = Dictionary(grouping: batch.deletedItems.union(moves.keys), by: \.section).mapValues {
      $0.map(\.item).sorted()
    }
    inserted = Dictionary(grouping: batch.insertedItems.union(origins.keys), by: \.section).mapValues {
      $0.map(\.item).sorted()
    }
    check(batch, after: after)
  }

  func newSection(of old: Int) -> Int? { batch.reloadedSections.contains(old) ? nil : section(after: old) }

  private func section(after old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }

  func oldSection(of new: Int) -> Int? { sectionOrigins[new] ?? sections.old(of: new) }

  func newIndex(of old: ItemIndex) -> ItemIndex? {
    if let target = moves[old] { return target }
    guard let section = newSection(of: old.section) else { return nil }
    return items(old.section, section).new(of: old.item).map { ItemIndex(section, $0) }
  }

  func oldIndex(of new: ItemIndex) -> ItemIndex? {
    if let origin = origins[new] { return origin }
    guard let section = oldSection(of: new.section), !batch.reloadedSections.contains(section) else { return nil }
    return items(section, new.section).old(of: new.item).map { ItemIndex(section, $0) }
  }

  private func items(_ old: Int, _ new: Int) -> PositionMap {
    PositionMap(sortedRemoved: removed[old] ?? [], sortedInserted: inserted[new] ?? [])
  }

  func isReloaded(_ old: ItemIndex) -> Bool { batch.reloadedItems.contains(old) }

  var reconfigured: [ItemIndex] { batch.reconfiguredItems }

  /// Deletes first, from the end, then inserts from the start, then the rest.
  var updateItems: [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var result: [UICollectionViewUpdateItem] = []
    result += batch.deletedSections.reversed().map { .init(.delete, from: section($0), to: nil) }
    result += batch.deletedItems.sorted(by: >).map { .init(.delete, from: $0.path, to: nil) }
    result += batch.insertedSections.map { .init(.insert, from: nil, to: section($0)) }
    result += batch.insertedItems.sorted().map { .init(.insert, from: nil, to: $0.path) }
    result += batch.movedSections.map { .init(.move, from: section($0.from), to: section($0.to)) }
    result += batch.movedItems.map { .init(.move, from: $0.from.path, to: $0.to.path) }
    result += batch.reloadedSections.map {
      .init(.reload, from: section($0), to: self.section(after: $0).map(section))
    }
    result += batch.reloadedItems.sorted().map { .init(.reload, from: $0.path, to: newIndex(of: $0)?.path) }
    return result
  }
}
