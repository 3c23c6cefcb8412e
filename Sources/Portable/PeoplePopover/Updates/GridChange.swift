import UIKit

/// A section of the grid: one of the source's that is not empty.
nonisolated struct ShownSection: Equatable {
  /// What tells it from others.
  let id: AnyEntryID
  /// Its number in the source.
  let number: Int
  let count: Int
}

/// What leads the grid from one state of the source to the next: a batch of updates, or nil where all is asked anew.
struct GridChange {
  /// An entry that the grid shows or has selected, where it was and where it is.
  struct Known {
    let section: Int
    let index: Int
    /// The index now; nil for one that is gone.
    let now: Int?
  }

  /// The most items named in one batch; beyond it the animation would only tell that much has changed.
  private static let limit = 400

  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var sections: [(old: Int, new: Int, change: SectionChange)] = []

  /// Fails where the sections changed their order, all of them are new, or too much has changed.
  init?(
    from old: [ShownSection], to new: [ShownSection], known: [Known], visible: (_ section: Int) -> Range<Int>
  ) {
    let places = Dictionary(new.indices.map { (new[$0].id, $0) }) { first, _ in first }
    guard places.count == new.count, Set(old.map(\.id)).count == old.count else { return nil }
    var last = -1
    for (index, section) in old.enumerated() {
      guard let place = places[section.id] else {
        deletedSections.insert(index)
        continue
      }
      guard place > last else { return nil }
      insertedSections.insert(integersIn: last + 1..<place)
      last = place
      guard
        let change = SectionChange(
          from: section.count, to: new[place].count,
          known: known.filter { $0.section == index }.map { ($0.index, $0.now) }, visible: visible(index),
          limit: Self.limit)
      else { return nil }
      if !change.isEmpty { sections.append((index, place, change)) }
    }
    guard last >= 0 else { return nil }
    insertedSections.insert(integersIn: last + 1..<new.count)
  }

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && sections.isEmpty }

  /// Says it to the grid; call it inside of a batch.
  func apply(to grid: UICollectionView) {
    if !deletedSections.isEmpty { grid.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { grid.insertSections(insertedSections) }
    for (old, new, change) in sections {
      grid.deleteItems(at: change.deleted.map { IndexPath(item: $0, section: old) })
      grid.insertItems(at: change.inserted.map { IndexPath(item: $0, section: new) })
      for move in change.moved {
        grid.moveItem(at: IndexPath(item: move.from, section: old), to: IndexPath(item: move.to, section: new))
      }
    }
  }
}
