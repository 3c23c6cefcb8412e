import Foundation
import UIKitCore

/// The updates that are being collected, in the words of the program that makes them.
final class UpdateBatch {
  let before: ItemCounts
  var depth = 1
  var completions: [(Bool) -> Void] = []

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<ItemIndex> = []
  var insertedItems: Set<ItemIndex> = []
  var reloadedItems: Set<ItemIndex> = []
  var reconfiguredItems: [ItemIndex] = []
  var movedItems: [(from: ItemIndex, to: ItemIndex)] = []

  init(before: ItemCounts) { self.before = before }

  func insertSections(_ sections: IndexSet) {
    once(insertedSections.intersection(sections).first, "Section", "inserted")
    insertedSections.formUnion(sections)
  }

  func deleteSections(_ sections: IndexSet) {
    once(deletedSections.intersection(sections).first, "Section", "deleted")
    deletedSections.formUnion(sections)
  }

  func reloadSections(_ sections: IndexSet) { reloadedSections.formUnion(sections) }

  func moveSection(_ section: Int, _ target: Int) { movedSections.append((section, target)) }

  func insertItems(_ paths: [IndexPath]) {
    for path in paths {
      let index = ItemIndex(path)
      once(insertedItems.insert(index).inserted ? nil : index, "Item", "inserted")
    }
  }

  func deleteItems(_ paths: [IndexPath]) {
    for path in paths {
      let index = ItemIndex(path)
      once(deletedItems.insert(index).inserted ? nil : index, "Item", "deleted")
    }
  }

  func reloadItems(_ paths: [IndexPath]) { reloadedItems.formUnion(paths.map(ItemIndex.init)) }

  func reconfigureItems(_ paths: [IndexPath]) { reconfiguredItems += paths.map(ItemIndex.init) }

  func moveItem(_ path: IndexPath, _ target: IndexPath) {
    movedItems.append((ItemIndex(path), ItemIndex(target)))
  }

  private func once(_ twice: Any?, _ what: String, _ action: String) {
    if let twice { programmerError("\(what) \(twice) is \(action) twice in one update. Name every change once.") }
  }
}

extension ItemIndex: CustomStringConvertible {
  nonisolated var description: String { "\(item) of section \(section)" }
}
