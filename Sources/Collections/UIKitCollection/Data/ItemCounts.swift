import Foundation
import UIKitCore

/// What a data source answered when it was asked for its counts.
struct ItemCounts: Equatable {
  private(set) var sections: [Int] = []

  init() {}

  /// Asks a data source, or nobody: then there is nothing.
  init(of view: UICollectionView) {
    guard let source = view.dataSource else { return }
    let count = source.numberOfSections(in: view)
    guard count >= 0 else { programmerError("\(type(of: source)) says that there are \(count) sections.") }
    sections.reserveCapacity(count)
    for section in 0..<count {
      let items = source.collectionView(view, numberOfItemsInSection: section)
      guard items >= 0 else {
        programmerError("\(type(of: source)) says that section \(section) has \(items) items.")
      }
      sections.append(items)
    }
  }

  func contains(_ index: ItemIndex) -> Bool {
    sections.indices.contains(index.section) && index.item >= 0 && index.item < sections[index.section]
  }

  /// The first item of all, and the last.
  var ends: (first: ItemIndex, last: ItemIndex)? {
    guard let first = sections.firstIndex(where: { $0 > 0 }), let last = sections.lastIndex(where: { $0 > 0 })
    else { return nil }
    return (ItemIndex(first, 0), ItemIndex(last, sections[last] - 1))
  }
}
