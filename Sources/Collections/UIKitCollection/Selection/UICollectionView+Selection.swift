import Foundation
import UIKitCore

extension UICollectionView {
  /// Selects an item for the user, or deselects it where several can be selected; the delegate has its say.
  ///
  /// - Returns: Whether the item is the selection's now, or was taken out of it.
  @discardableResult
  final func userSelect(_ index: ItemIndex) -> Bool {
    guard allowsSelection, counts.contains(index) else { return false }
    if allowsMultipleSelection, selection.contains(index) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: index.path) ?? true else { return false }
      setSelected(index, false)
      delegate?.collectionView(self, didDeselectItemAt: index.path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: index.path) ?? true, counts.contains(index) else {
      return false
    }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != index {
        setSelected(other, false)
        delegate?.collectionView(self, didDeselectItemAt: other.path)
      }
    }
    // Told that another was deselected, the delegate may have reloaded.
    guard counts.contains(index) else { return false }
    setSelected(index, true)
    focus.index = index
    delegate?.collectionView(self, didSelectItemAt: index.path)
    return true
  }

  /// What a key does to an item: as a touch, down and up.
  final func press(_ index: ItemIndex) {
    guard allowsSelection, !touch.isActive else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: index.path) ?? true else { return }
    delegate?.collectionView(self, didHighlightItemAt: index.path)
    delegate?.collectionView(self, didUnhighlightItemAt: index.path)
    userSelect(index)
  }

  final func setSelected(_ index: ItemIndex, _ isSelected: Bool) {
    if isSelected { selection.insert(index) } else { selection.remove(index) }
    cell(at: index)?.isSelected = isSelected
  }

  /// Makes these the selection; the delegate is not told.
  final func setSelection(_ new: Set<ItemIndex>) {
    for index in selection.subtracting(new) { setSelected(index, false) }
    for index in new.subtracting(selection) { setSelected(index, true) }
  }

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard allowsSelection else { return }
    guard let path else { return setSelection([]) }
    let index = ItemIndex(path)
    guard knownCounts.contains(index) else {
      programmerError(
        "Can't select item \(index.item) of section \(index.section): the sections have \(counts.sections) items.")
    }
    setSelection(allowsMultipleSelection ? selection.union([index]) : [index])
    if position != [] { scrollToItem(at: path, at: position, animated: animated) }
  }
}
