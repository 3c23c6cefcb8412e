import Testing

@testable import PeoplePopover

@Suite("What a grid is told of a section")
nonisolated struct SectionChangeTests {
  /// Does what a collection view does: removes from the old, fills the new, and lets the rest close up.
  private func apply(_ change: SectionChange, to old: [Int], count: Int) -> [Int?] {
    let removed = Set(change.deleted).union(change.moved.map(\.from))
    var rest = old.indices.filter { !removed.contains($0) }.map { old[$0] }[...]
    var result: [Int?] = []
    for index in 0..<count {
      if let move = change.moved.first(where: { $0.to == index }) {
        result.append(old[move.from])
      } else if change.inserted.contains(index) {
        result.append(nil)
      } else {
        result.append(rest.popFirst() ?? -1)
      }
    }
    #expect(rest.isEmpty, "everything that is not named has a place")
    return result
  }

  @Test(
    "Known entries land where they are, for any change and any part known",
    arguments: [1, 2, UInt64.random(in: 0..<1_000_000)])
  func anyChange(seed: UInt64) throws {
    print("seed \(seed)")
    var random = Seeded(seed)
    for _ in 0..<500 {
      let old = Array(0..<Int.random(in: 1...30, using: &random))
      var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      for _ in 0..<Int.random(in: 0...3, using: &random) where !new.isEmpty {
        let moved = new.remove(at: Int.random(in: new.indices, using: &random))
        new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
      }
      for fresh in 0..<Int.random(in: 0...5, using: &random) {
        new.insert(100 + fresh, at: Int.random(in: 0...new.count, using: &random))
      }
      let start = Int.random(in: old.indices, using: &random)
      let visible = start..<min(start + 8, old.count)
      var known = visible.filter { _ in Bool.random(using: &random) }.map { ($0, new.firstIndex(of: $0)) }
      if let far = old.randomElement(using: &random), !visible.contains(far) {
        known.append((far, new.firstIndex(of: far)))
      }
      let change = try #require(
        SectionChange(from: old.count, to: new.count, known: known, visible: visible, limit: 1000))
      let result = apply(change, to: old, count: new.count)
      for (entry, place) in known {
        if let place {
          #expect(result[place] == entry, "\(old) to \(new), known \(known)")
        } else {
          #expect(!result.contains(entry))
        }
      }
      #expect(!result.contains(-1))
    }
  }

  @Test("An entry added among those in view is inserted there, one above them out of view")
  func insertion() {
    let known: [(Int, Int?)] = [(10, 10), (11, 12), (12, 13)]
    let among = SectionChange(from: 100, to: 101, known: known, visible: 10..<13, limit: 10)
    #expect(among?.inserted == [11] && among?.deleted == [] && among?.moved == [])
    let above = SectionChange(
      from: 100, to: 101, known: [(10, 11), (11, 12)], visible: 10..<12, limit: 10)
    #expect(above?.inserted == [0])
    let below = SectionChange(from: 100, to: 99, known: [(10, 10), (11, 11)], visible: 10..<12, limit: 10)
    #expect(below?.deleted == [99])
  }

  @Test("A renamed entry moves, what it passes stays")
  func rename() {
    let change = SectionChange(
      from: 5, to: 5, known: [(0, 3), (1, 0), (2, 1), (3, 2), (4, 4)], visible: 0..<5, limit: 10)
    #expect(change?.moved == [SectionChange.Move(from: 0, to: 3)])
    #expect(change?.inserted == [] && change?.deleted == [])
  }

  @Test("A large difference is no list")
  func limit() {
    #expect(SectionChange(from: 1_000_000, to: 1_000_011, known: [(5, 6)], visible: 5..<6, limit: 10) == nil)
    #expect(
      SectionChange(from: 1_000_000, to: 1_000_010, known: [(5, 6)], visible: 5..<6, limit: 10)?.inserted.count == 10)
  }
}

/// A random generator that repeats itself: SplitMix64 from a seed.
nonisolated struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
