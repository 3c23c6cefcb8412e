/// What a collection view is told so that it leads from one state of a section to the next, when most of the section is
/// out of view and only the places of some entries are known.
///
///     SectionChange(from: 5, to: 6, known: [(old: 1, new: 2), (old: 2, new: 3)], visible: 1..<3, limit: 100)
///     // an item was inserted at 0
///
/// Known entries keep their order or move; what has no new place is deleted. Between known entries only lengths count:
/// the difference is inserted or deleted out of view, since nobody can tell where it happened. The cost depends on what
/// is known and on the difference, never on the lengths.
nonisolated struct SectionChange: Equatable {
  /// A move.
  struct Move: Equatable {
    var from: Int
    var to: Int
  }

  /// Indices before.
  private(set) var deleted: [Int] = []
  /// Indices after.
  private(set) var inserted: [Int] = []
  private(set) var moved: [Move] = []

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// Fails where more than `limit` items would be named: then everything is better asked anew.
  ///
  /// - Parameters:
  ///   - old: The count before.
  ///   - new: The count after.
  ///   - known: Entries with their indices before and after; none after is one that is gone.
  ///   - visible: The indices before that are in view.
  ///   - limit: The most insertions and deletions.
  init?(from old: Int, to new: Int, known: [(old: Int, new: Int?)], visible: Range<Int>, limit: Int) {
    let known = known.filter { (0..<old).contains($0.old) }
    let pairs = Self.pairs(known, new)
    let kept = Self.longestRising(pairs)
    let paired = Set(pairs.map(\.from))
    let gone = known.map(\.old).filter { !paired.contains($0) }
    moved = pairs.filter { pair in !kept.contains(pair) }
    var (last, limit) = (Move(from: -1, to: -1), limit)
    for next in kept + [Move(from: old, to: new)] {
      let gap = Gap(old: last.from + 1..<next.from, new: last.to + 1..<next.to, gone: gone, moved: moved)
      limit -= abs(gap.excess) + gap.gone.count
      guard limit >= 0 else { return nil }
      let isBefore = gap.old.lowerBound < visible.lowerBound
      deleted += gap.gone
      deleted += gap.surplus(fromStart: isBefore)
      inserted += gap.vacancies(fromStart: isBefore)
      last = next
    }
    deleted.sort()
    inserted.sort()
  }

  /// The entries, by their indices before, that keep their order: those to hold on to.
  static func staying(_ known: [(old: Int, new: Int?)]) -> Set<Int> {
    Set(longestRising(pairs(known, .max)).map(\.from))
  }

  private static func pairs(_ known: [(old: Int, new: Int?)], _ count: Int) -> [Move] {
    var taken: Set<Int> = []
    return known.sorted { $0.old < $1.old }.compactMap { entry in
      guard let place = entry.new, (0..<count).contains(place), taken.insert(place).inserted else { return nil }
      return Move(from: entry.old, to: place)
    }
  }

  /// The most entries that keep their order, by the places to which they go: quadratic in what is in view.
  private static func longestRising(_ pairs: [Move]) -> [Move] {
    var lengths = Array(repeating: 1, count: pairs.count)
    var before = Array(repeating: -1, count: pairs.count)
    for index in pairs.indices {
      for other in 0..<index
      where pairs[other].to < pairs[index].to && lengths[other] + 1 > lengths[index] {
        lengths[index] = lengths[other] + 1
        before[index] = other
      }
    }
    var result: [Move] = []
    var index = lengths.indices.max { lengths[$0] < lengths[$1] } ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }
}

/// What lies between two entries that stay.
private nonisolated struct Gap {
  let old: Range<Int>
  let new: Range<Int>
  let gone: [Int]
  private let leaving: Set<Int>
  private let coming: Set<Int>
  /// How many items more there are after than before, those that are known aside.
  let excess: Int

  init(old: Range<Int>, new: Range<Int>, gone: [Int], moved: [SectionChange.Move]) {
    self.old = old
    self.new = new
    self.gone = gone.filter(old.contains)
    leaving = Set(self.gone).union(moved.map(\.from).filter(old.contains))
    coming = Set(moved.map(\.to).filter(new.contains))
    excess = new.count - coming.count - (old.count - leaving.count)
  }

  func surplus(fromStart: Bool) -> [Int] { pick(-excess, from: old, except: leaving, fromStart) }

  func vacancies(fromStart: Bool) -> [Int] { pick(excess, from: new, except: coming, fromStart) }

  private func pick(_ count: Int, from range: Range<Int>, except: Set<Int>, _ fromStart: Bool) -> [Int] {
    guard count > 0 else { return [] }
    return fromStart
      ? Array(range.lazy.filter { !except.contains($0) }.prefix(count))
      : Array(range.reversed().lazy.filter { !except.contains($0) }.prefix(count))
  }
}
