import Testing

@testable import UIKitCollection

@Suite struct PositionMapTests {
  @Test func `what is not touched closes up in its order`() {
    let map = PositionMap(removed: [1, 4], inserted: [0, 2])
    #expect((0..<6).map { map.new(of: $0) } == [1, nil, 3, 4, nil, 5])
    #expect((0..<6).map { map.old(of: $0) } == [nil, 0, nil, 2, 3, 5])
  }

  @Test func `random updates agree with arrays`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Seeded(seed)
    for _ in 0..<300 {
      let old = Array(0..<Int.random(in: 0...12, using: &random))
      let removed = old.filter { _ in Bool.random(using: &random) }
      let kept = old.filter { !removed.contains($0) }
      var new: [Int?] = []
      var rest = kept[...]
      var inserted: [Int] = []
      for _ in 0..<(kept.count + Int.random(in: 0...5, using: &random)) {
        if let next = rest.first, Bool.random(using: &random) {
          new.append(next)
          rest = rest.dropFirst()
        } else {
          inserted.append(new.count)
          new.append(nil)
        }
      }
      new += rest.map { $0 }
      let map = PositionMap(removed: removed.shuffled(using: &random), inserted: inserted)
      for place in old { #expect(map.new(of: place) == new.firstIndex(of: place), "seed \(seed)") }
      for place in new.indices { #expect(map.old(of: place) == new[place], "seed \(seed)") }
    }
  }
}
