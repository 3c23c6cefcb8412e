import Foundation

/// What becomes of items and sections in an update, by their places.
protocol ItemChange {
  /// Where a section is after; nil if it goes, or gets new views.
  func newSection(of old: Int) -> Int?
  /// Where an item is after; nil if it goes, or its section gets new views.
  func newIndex(of old: ItemIndex) -> ItemIndex?
  /// Where an item was before; nil if it is new.
  func oldIndex(of new: ItemIndex) -> ItemIndex?
  /// Whether an item, by its place before, gets another cell.
  func isReloaded(_ old: ItemIndex) -> Bool
  /// The items, by their places before, whose cells are filled anew.
  var reconfigured: [ItemIndex] { get }
  /// What layouts are told.
  var updateItems: [UICollectionViewUpdateItem] { get }
}

extension ItemChange {
  /// The element that an element is after; nil if its view goes.
  func newID(of id: ElementID) -> ElementID? {
    guard id.kind == .cell else {
      return newSection(of: id.index.section).map {
        ElementID(kind: id.kind, index: ItemIndex($0, id.index.item))
      }
    }
    return isReloaded(id.index) ? nil : newIndex(of: id.index).map(ElementID.cell)
  }
}

/// Nothing comes or goes; the layout may have changed.
struct NoChange: ItemChange {
  func newSection(of old: Int) -> Int? { old }
  func newIndex(of old: ItemIndex) -> ItemIndex? { old }
  func oldIndex(of new: ItemIndex) -> ItemIndex? { new }
  func isReloaded(_ old: ItemIndex) -> Bool { false }
  var reconfigured: [ItemIndex] { [] }
  var updateItems: [UICollectionViewUpdateItem] { [] }
}
