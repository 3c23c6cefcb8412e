/// A run of plain values that grows at its end, in memory of its own that is kept until the store goes.
///
/// An `Array` would do, but for three costs in the loops of a solver: a retain for every pass from hand to hand, a
/// uniqueness check for every write, and a bounds check for every read. Debug builds check the bounds here as well.
struct Store<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity = 0

  init() {
    // An aligned address that is never read: an empty store costs no allocation.
    guard let nowhere = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
      preconditionFailure("an alignment is not zero")
    }
    base = nowhere
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "index \(index) outside of a store of \(count)")
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count, "index \(index) outside of a store of \(count)")
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// The last element, taken off; the store must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Makes the count `newCount`; elements beyond the old one have any value.
  @inline(__always)
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// Makes the count `newCount` and every element `element`.
  @inline(__always)
  mutating func fill(_ newCount: Int, with element: Element) {
    resize(to: newCount)
    base.update(repeating: element, count: newCount)
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity * 2, 16)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    grown.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = grown
    capacity = newCapacity
  }
}

extension Store where Element: Comparable {
  /// Sorts the elements, the least first.
  func sort() {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort()
  }
}
