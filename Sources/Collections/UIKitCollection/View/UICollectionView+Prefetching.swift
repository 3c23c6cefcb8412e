import CoreGraphics
import Foundation

/// What the prefetching data source was told.
struct PrefetchState {
  /// In ascending order.
  var announced: [ItemIndex] = []
  var lastOffset: CGPoint?
}

extension UICollectionView {
  /// Announces what lies a screen ahead in the direction of scrolling; takes back what will not come after all.
  final func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
    let offset = bounds.origin
    let last = prefetching.lastOffset ?? offset
    let isFirst = prefetching.lastOffset == nil
    guard isFirst || offset != last else { return }
    prefetching.lastOffset = offset
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    let isBackwards = isVertical ? offset.y < last.y : offset.x < last.x
    let sign: CGFloat = isBackwards ? -1 : 1
    let ahead = bounds.offsetBy(
      dx: isVertical ? 0 : sign * bounds.width, dy: isVertical ? sign * bounds.height : 0)

    var wanted: [ItemIndex] = []
    layoutInUse.forEachElement(in: ahead) { element in
      if element.id.kind == .cell, shown[element.id] == nil { wanted.append(element.id.index) }
    }
    // Sorted arrays in place of sets, whose type would have to be looked up at the first opening.
    let (known, announced) = (prefetching.announced, wanted.sorted())
    let fresh = wanted.filter { !known.holds($0) }
    let stale = known.filter { !announced.holds($0) && shown[.cell($0)] == nil }
    prefetching.announced = announced
    if !fresh.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: (isBackwards ? fresh.reversed() : fresh).map(\.path))
    }
    if !stale.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: stale.map(\.path))
    }
  }
}

extension [ItemIndex] {
  /// Whether the index is among those, which ascend.
  fileprivate nonisolated func holds(_ index: ItemIndex) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == index
  }
}
