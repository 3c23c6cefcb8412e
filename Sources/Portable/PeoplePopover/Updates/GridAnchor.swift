import UIKit

/// The item that stays where it is on the screen when others come or go before it.
struct GridAnchor {
  /// The item's place now.
  let path: IndexPath
  /// How far below the top of the bounds it was.
  let distance: CGFloat

  /// The offset at which the item is as far from the top as it was, within the content.
  func offset(in grid: UICollectionView) -> CGPoint? {
    guard let frame = grid.layoutAttributesForItem(at: path)?.frame else { return nil }
    let insets = grid.adjustedContentInset
    let low = -insets.top
    let high = grid.contentSize.height - grid.bounds.height + insets.bottom
    return CGPoint(x: grid.contentOffset.x, y: max(min(frame.minY - distance, high), low))
  }
}
