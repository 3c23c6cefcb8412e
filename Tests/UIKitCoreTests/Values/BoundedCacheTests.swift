import Testing
import UIKitCore

@Suite struct BoundedCacheTests {
  @Test func keepsWhatFitsAndForgetsTheLeastRecentlyUsed() {
    let cache = BoundedCache<Int, String>(limit: 4)
    for key in 1...4 { cache.insert("\(key)", for: key, cost: 1) }
    #expect(cache.value(for: 1) == "1")
    cache.insert("5", for: 5, cost: 1)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 1) == "1" && cache.value(for: 5) == "5")
  }

  @Test func doesNotKeepWhatIsTooDear() {
    let cache = BoundedCache<Int, String>(limit: 4)
    cache.insert("a", for: 1, cost: 1)
    cache.insert("b", for: 2, cost: 5)
    #expect(cache.value(for: 1) == "a" && cache.value(for: 2) == nil)
    cache.insert("c", for: 3, cost: 4)
    #expect(cache.value(for: 1) == nil && cache.value(for: 3) == "c")
  }

  @Test func replacedValuesGiveTheirCostBack() {
    let cache = BoundedCache<Int, Int>(limit: 10)
    for value in 0..<100 { cache.insert(value, for: value % 2, cost: 5) }
    #expect(cache.value(for: 0) == 98 && cache.value(for: 1) == 99)
    cache.removeAll()
    #expect(cache.value(for: 0) == nil)
  }

  @Test func staysWithinItsLimit() {
    let cache = BoundedCache<Int, Int>(limit: 100)
    for value in 0..<1_000 { cache.insert(value, for: value, cost: value % 17) }
    let kept = (0..<1_000).filter { cache.value(for: $0) != nil }
    #expect(kept.reduce(0) { $0 + $1 % 17 } <= 100)
    #expect(kept.contains(999))
  }
}
