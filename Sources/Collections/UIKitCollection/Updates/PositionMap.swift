/// From places before an update to places after, and back: some are taken out, some are filled, a few move, and the
/// others close up in their order.
///
///     let map = PositionMap(removed: [1], inserted: [0])
///     map.new(of: 0)  // 1
///     map.new(of: 1)  // nil
///     map.new(of: 2)  // 2
///
/// It costs memory for what changes only; a look-up is logarithmic in that.
nonisolated struct PositionMap {
  private let removed: [Int]
  private let inserted: [Int]

  /// - Parameters:
  ///   - removed: Places before that do not stay in order: deleted, or moved away.
  ///   - inserted: Places after that are filled: inserted, or moved to.
  init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The same of lists that are sorted.
  init(sortedRemoved: [Int], sortedInserted: [Int]) {
    removed = sortedRemoved
    inserted = sortedInserted
  }

  /// Where it is after; nil if it was taken out.
  func new(of old: Int) -> Int? { Self.map(old, out: removed, into: inserted) }

  /// Where it was before; nil if it was filled.
  func old(of new: Int) -> Int? { Self.map(new, out: inserted, into: removed) }

  private static func map(_ place: Int, out: [Int], into: [Int]) -> Int? {
    let below = partition(out) { $0 < place }
    if below < out.count, out[below] == place { return nil }
    let rank = place - below
    // The rank-th place that is not filled: each filled one at or before it moves it on by one.
    var (lower, upper) = (0, into.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if into[middle] - middle <= rank { lower = middle + 1 } else { upper = middle }
    }
    return rank + lower
  }

  private static func partition(_ list: [Int], while holds: (Int) -> Bool) -> Int {
    var (lower, upper) = (0, list.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(list[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
