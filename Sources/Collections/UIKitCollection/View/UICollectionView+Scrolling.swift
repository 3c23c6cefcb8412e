import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UICollectionView {
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount <= 1, horizontal.rawValue.nonzeroBitCount <= 1 else {
      programmerError("A scroll position names at most one place of each axis; this one has \(position.rawValue).")
    }
    layoutIfNeeded()
    let index = ItemIndex(path)
    guard let frame = frame(of: .cell(index)) else {
      programmerError(
        "Can't scroll to item \(index.item) of section \(index.section): the sections have \(counts.sections) items.")
    }
    let shown = free(inSection: index.section)
    var offset = bounds.origin
    switch vertical {
    case .top: offset.y += frame.minY - shown.minY
    case .centeredVertically: offset.y += frame.midY - shown.midY
    case .bottom: offset.y += frame.maxY - shown.maxY
    default: break
    }
    switch horizontal {
    case .left: offset.x += frame.minX - shown.minX
    case .centeredHorizontally: offset.x += frame.midX - shown.midX
    case .right: offset.x += frame.maxX - shown.maxX
    default: break
    }
    scroll(to: offset, animated: animated)
  }

  /// Scrolls as little as shows an item, out from under what is pinned.
  final func reveal(_ index: ItemIndex, animated: Bool) {
    guard let frame = frame(of: .cell(index)) else { return }
    let shown = free(inSection: index.section)
    func shift(_ low: CGFloat, _ high: CGFloat, _ shownLow: CGFloat, _ shownHigh: CGFloat) -> CGFloat {
      if low < shownLow || high - low > shownHigh - shownLow { return low - shownLow }
      return high > shownHigh ? high - shownHigh : 0
    }
    scroll(
      to: CGPoint(
        x: bounds.minX + shift(frame.minX, frame.maxX, shown.minX, shown.maxX),
        y: bounds.minY + shift(frame.minY, frame.maxY, shown.minY, shown.maxY)), animated: animated)
  }

  /// The part of the bounds where an item of a section is not covered.
  final func free(inSection section: Int) -> CGRect {
    bounds.inset(by: adjustedContentInset).inset(by: layoutInUse.coveredInsets(inSection: section))
  }

  private func scroll(to offset: CGPoint, animated: Bool) {
    let (low, high) = offsetRange
    let target = CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
    if target != bounds.origin { setContentOffset(target, animated: animated) }
  }
}
