import CoreGraphics
import Foundation

/// What the prefetching data source was told.
struct PrefetchState {
  var announced: Set<ItemIndex> = []
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
    let wantedSet = Set(wanted)
    let fresh = wanted.filter { !prefetching.announced.contains($0) }
    let stale = prefetching.announced.filter { !wantedSet.contains($0) && shown[.cell($0)] == nil }
    prefetching.announced = wantedSet
    if !fresh.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: (isBackwards ? fresh.reversed() : fresh).map(\.path))
    }
    if !stale.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: stale.sorted().map(\.path))
    }
  }
}
