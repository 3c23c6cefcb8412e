import Foundation
import UIKit
import UIKitCollection

extension PopoverBenchmarks {
  /// The difference of two snapshots of ten thousand items in 26 sections.
  static let diff: [Benchmark] = [
    // A tenth is deleted, as many are inserted elsewhere, and a fiftieth moves; the new snapshot is made from arrays
    // each time, since that is where the items are hashed.
    Benchmark(name: "diff.changed", unit: .milliseconds) {
      let (old, changed) = Items.beforeAndAfter()
      let before = Items.snapshot(of: old)
      return try Measuring.nanoseconds(operations: 20) {
        var sum = 0
        for _ in 0..<20 { sum += SnapshotDiff(from: before, to: Items.snapshot(of: changed)).count }
        try WrongResult.unless(sum >= 20 * 2200, "only \(sum / 20) of 2200 changes were found")
        return Double(sum)
      }
    },
    Benchmark(name: "diff.same", unit: .milliseconds) {
      let items = Items.beforeAndAfter().before
      let (before, after) = (Items.snapshot(of: items), Items.snapshot(of: items))
      return try Measuring.nanoseconds(operations: 20) {
        var sum = 0
        for _ in 0..<20 { sum += SnapshotDiff(from: before, to: after).count }
        try WrongResult.unless(sum == 0, "changes were found where there are none")
        return Double(sum)
      }
    },
  ]
}

private enum Items {
  private static let count = 10_000
  private static let sections = 26

  static func snapshot(of sections: [[UUID]]) -> NSDiffableDataSourceSnapshot<Int, UUID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
    snapshot.refreshHints()
    return snapshot
  }

  static func beforeAndAfter() -> (before: [[UUID]], after: [[UUID]]) {
    var before = [[UUID]](repeating: [], count: sections)
    for index in 0..<count { before[index * sections / count].append(UUID()) }
    var after = before
    for section in after.indices {
      let size = after[section].count
      after[section] = after[section].enumerated().filter { $0.offset % 10 != 3 }.map(\.element)
      for place in stride(from: 5, to: size, by: 10) {
        after[section].insert(UUID(), at: min(place, after[section].count))
      }
    }
    // Every fiftieth goes into the next section.
    for section in after.indices {
      let movers = after[section].enumerated().filter { $0.offset % 50 == 7 }
      for mover in movers.reversed() { after[section].remove(at: mover.offset) }
      after[(section + 1) % sections].insert(contentsOf: movers.map(\.element), at: 20)
    }
    return (before, after)
  }
}
