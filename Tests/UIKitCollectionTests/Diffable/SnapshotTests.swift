import Foundation
import Testing
import UIKit

@testable import UIKitCollection

@Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined()
    }.joined(separator: "; ")
  }

  @Test func `items are appended, inserted, moved and deleted`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.appendItems([5], toSection: "a")
    snapshot.insertItems([6, 7], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 4)
    #expect(text(snapshot) == "a 1 6 7 2 3 5; b 4 8")
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(8, beforeItem: 6)
    #expect(text(snapshot) == "a 8 6 7 2 3 5; b 4 1")
    snapshot.deleteItems([7, 5, 99])
    #expect(text(snapshot) == "a 8 6 2 3; b 4 1")
    #expect(snapshot.numberOfItems == 6)
    #expect(snapshot.indexOfItem(1) == 5)
    #expect(snapshot.indexOfItem(7) == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.itemIdentifiers == [8, 6, 2, 3, 4, 1])
    snapshot.deleteAllItems()
    #expect(text(snapshot) == "")
  }

  @Test func `sections are inserted, moved and deleted with their items`() {
    var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.insertSections(["d", "e"], beforeSection: "b")
    snapshot.insertSections(["f"], afterSection: "c")
    snapshot.moveSection("a", afterSection: "c")
    snapshot.moveSection("c", beforeSection: "d")
    #expect(text(snapshot) == "c 3; d; e; b 2; a 1; f")
    snapshot.deleteSections(["b", "d"])
    #expect(text(snapshot) == "c 3; e; a 1; f")
    #expect(snapshot.indexOfSection("a") == 2)
    #expect(snapshot.indexOfItem(1) == 1)
    #expect(snapshot.indexOfItem(2) == nil)
    snapshot.appendItems([2], toSection: "e")
    #expect(text(snapshot) == "c 3; e 2; a 1; f")
  }

  @Test func `a copy does not follow its original`() {
    let first = snapshot([("a", [1, 2])])
    var second = first
    second.deleteItems([1])
    #expect(first.itemIdentifiers == [1, 2])
    #expect(second.itemIdentifiers == [2])
  }

  @Test func `random changes agree with arrays`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Seeded(seed)
    var snapshot = snapshot([("a", [])])
    var items: [Int] = []
    for step in 0..<2000 {
      let place = items.isEmpty ? nil : Int.random(in: 0..<items.count, using: &random)
      switch (Int.random(in: 0..<5, using: &random), place) {
      case (0, let place?):
        snapshot.insertItems([step], beforeItem: items[place])
        items.insert(step, at: place)
      case (1, let place?):
        snapshot.insertItems([step], afterItem: items[place])
        items.insert(step, at: place + 1)
      case (2, let place?):
        snapshot.deleteItems([items[place]])
        items.remove(at: place)
      case (3, let place?):
        let item = items[place]
        guard let anchor = items.filter({ $0 != item }).randomElement(using: &random) else { continue }
        snapshot.moveItem(item, beforeItem: anchor)
        items.remove(at: place)
        items.insert(item, at: items.firstIndex(of: anchor) ?? 0)
      default:
        snapshot.appendItems([step])
        items.append(step)
      }
      guard step.isMultiple(of: 50) else { continue }
      #expect(snapshot.itemIdentifiers == items, "seed \(seed)")
      if step.isMultiple(of: 100) { snapshot.refreshHints() }
      #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 }, "seed \(seed)")
    }
  }

  @Test func `an identifier that comes twice is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 42, 3, 42])
    }
    #expect(message(of: result).contains("The item 42 is in the"))
  }

  @Test func `an unknown section is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1], toSection: "nobody")
    }
    #expect(message(of: result).contains("no section nobody"))
  }
}
