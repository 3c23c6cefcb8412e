import CoreGraphics

/// The part of a picture that has to be drawn again: a few rectangles that do not overlap much.
///
/// Adding costs at most the bound of `limit` comparisons; a region that would get more rectangles grows the
/// one that grows least.
package struct DamageRegion {
  package private(set) var rects: [CGRect] = []
  private static let limit = 8

  package init() { rects.reserveCapacity(Self.limit + 1) }

  package var isEmpty: Bool { rects.isEmpty }

  /// Adds a rectangle; those it touches are joined when that costs few pixels more.
  package mutating func add(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    var rect = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(rect) { return }
      let union = other.union(rect)
      if union.area <= (other.area + rect.area) * 1.1 {
        rects.remove(at: index)
        rect = union
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.limit { mergeClosest() }
  }

  package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  private mutating func mergeClosest() {
    var best = (growth: CGFloat.infinity, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let growth = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if growth < best.growth { best = (growth, first, second) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(merged)
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
