import CoreGraphics
import Foundation
import UIKitCore

/// From touches to highlights and selections; each returns whether the touch was one of an item.
extension UICollectionView {
  final func beginTouch(_ touches: Set<UITouch>) -> Bool {
    if focus.isShown {
      focus.isShown = false
      focusLookChanged()
    }
    guard allowsSelection, let first = touches.first, let index = item(under: first.view) else { return touch.isActive }
    // A second finger does not take part.
    guard !touch.isActive else { return true }
    touch = ItemTouch(first, index)
    guard delegate?.collectionView(self, shouldHighlightItemAt: index.path) ?? true else { return true }
    // The delegate may have reloaded meanwhile: then the touch is forgotten.
    guard touch.index == index else { return true }
    touch.isHighlighted = true
    cell(at: index)?.isHighlighted = true
    dimOthers(than: index)
    delegate?.collectionView(self, didHighlightItemAt: index.path)
    return true
  }

  final func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard touch.isOf(touches), let index = touch.index else { return touch.isActive }
    let ended = touch
    let cell = cell(at: index)
    let isInside = cell.map { cell in touches.contains { cell.bounds.contains($0.location(in: cell)) } } ?? false
    touch = ItemTouch()
    guard ended.isHighlighted else { return true }
    cell?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: index.path)
    if !isInside || !userSelect(index) { restore(ended.dimmed) }
    return true
  }

  final func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard touch.isOf(touches) else { return touch.isActive }
    forgetTouch()
    return true
  }

  /// The old look returns, and nobody is told.
  final func forgetTouch() {
    guard let index = touch.index else { return }
    let forgotten = touch
    touch = ItemTouch()
    cell(at: index)?.isHighlighted = false
    restore(forgotten.dimmed)
  }

  /// What is selected looks as if it were not, since lifting the finger will deselect it.
  private func dimOthers(than index: ItemIndex) {
    guard !allowsMultipleSelection else { return }
    touch.dimmed = selection.subtracting([index])
    for other in touch.dimmed { cell(at: other)?.isSelected = false }
  }

  private func restore(_ dimmed: Set<ItemIndex>) {
    for index in dimmed where selection.contains(index) { cell(at: index)?.isSelected = true }
  }

  /// The item whose cell holds a view.
  private func item(under view: UIView?) -> ItemIndex? {
    var current = view
    while let next = current, next !== self {
      if let cell = next as? UICollectionViewCell, let id = cell.elementID, shown[id] === cell { return id.index }
      current = next.superview
    }
    return nil
  }
}
