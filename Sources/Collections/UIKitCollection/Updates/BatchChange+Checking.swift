import Foundation
import UIKitCore

extension BatchChange {
  /// Stops the program where the counts do not follow from the changes, naming section and numbers.
  func check(_ batch: UpdateBatch, after: ItemCounts) {
    checkPlaces(batch, after)
    checkSections(batch, after)
    for section in after.sections.indices {
      guard let old = oldSection(of: section), !batch.reloadedSections.contains(old) else { continue }
      checkItems(of: section, from: old, batch, after)
    }
  }

  private func checkPlaces(_ batch: UpdateBatch, _ after: ItemCounts) {
    let before = batch.before
    for section in batch.deletedSections.union(batch.reloadedSections)
    where !before.sections.indices.contains(section) {
      programmerError("Invalid update: section \(section) can't go, there were \(before.sections.count) before it.")
    }
    for section in batch.insertedSections where !after.sections.indices.contains(section) {
      programmerError("Invalid update: section \(section) can't come, there are \(after.sections.count) after it.")
    }
    for index in batch.deletedItems.union(batch.reloadedItems).union(batch.movedItems.map(\.from))
    where !before.contains(index) {
      programmerError("Invalid update: there was no item \(index) before it; the sections had \(before.sections).")
    }
    for index in batch.insertedItems.union(batch.movedItems.map(\.to)) where !after.contains(index) {
      programmerError("Invalid update: there is no item \(index) after it; the sections have \(after.sections).")
    }
    if let (from, _) = batch.movedItems.first(where: { batch.deletedItems.contains($0.from) }) {
      programmerError("Invalid update: item \(from) is deleted and moved. Do one of both.")
    }
    if let (_, to) = batch.movedItems.first(where: { batch.insertedItems.contains($0.to) }) {
      programmerError("Invalid update: item \(to) is inserted and moved to. Do one of both.")
    }
  }

  private func checkSections(_ batch: UpdateBatch, _ after: ItemCounts) {
    let (old, new) = (batch.before.sections.count, after.sections.count)
    let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
    guard new != old + inserted - deleted else { return }
    programmerError(
      "Invalid update: there are \(new) sections after it, but \(old) before, with \(inserted) inserted and \(deleted) "
        + "deleted, make \(old + inserted - deleted). \(Self.advice)")
  }

  private func checkItems(of section: Int, from old: Int, _ batch: UpdateBatch, _ after: ItemCounts) {
    let (count, before) = (after.sections[section], batch.before.sections[old])
    let inserted = batch.insertedItems.count { $0.section == section }
    let deleted = batch.deletedItems.count { $0.section == old }
    let movedIn = batch.movedItems.count { $0.to.section == section }
    let movedOut = batch.movedItems.count { $0.from.section == old }
    let expected = before + inserted - deleted + movedIn - movedOut
    guard count != expected else { return }
    programmerError(
      "Invalid update: section \(section) has \(count) items after it, but \(before) before, with \(inserted) inserted, "
        + "\(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out, make \(expected). \(Self.advice)")
  }

  private static var advice: String {
    "Change the data in the closure of performBatchUpdates, and name every change once."
  }
}
