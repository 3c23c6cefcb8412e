/// A run of plain values that grows at its end, in memory of its own that is kept until the store goes.
///
/// An `Array` would do, but for three costs in the loops of a solver: a retain for every pass from hand to hand, a
/// uniqueness check for every write, and a bounds check for every read. Debug builds check the bounds here as well.
struct Store<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  // Indices are 32 bits wide everywhere, and there are many stores.
  private var elementCount: UInt32 = 0
  private var elementCapacity: UInt32 = 0

  /// A store without elements and without memory.
  init() { base = Self.nowhere }

  /// An aligned address at which nothing is.
  static var nowhere: UnsafeMutablePointer<Element> {
    guard let address = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment) else {
      preconditionFailure("an alignment is not zero")
    }
    return address
  }

  @inline(__always) var count: Int { Int(elementCount) }
  @inline(__always) var capacity: Int { Int(elementCapacity) }

  deinit {
    if elementCapacity > 0 { Memory.release(base) }
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
    if count == capacity { reserve(Self.next(after: capacity)) }
    base[count] = element
    elementCount &+= 1
  }

  /// The last element, taken off; the store must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    elementCount &-= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    elementCount = 0
  }

  /// Makes the count `newCount`, with exactly as much memory if there is not enough; new elements have any value.
  @inline(__always)
  mutating func resize(to newCount: Int) {
    if newCount > capacity { reserve(newCount) }
    elementCount = UInt32(truncatingIfNeeded: newCount)
  }

  /// Makes the count greater by `extra`, with memory for more to come; new elements have any value.
  @inline(__always)
  mutating func extend(by extra: Int) {
    if count &+ extra > capacity { reserve(max(64, count &+ extra, Self.next(after: capacity))) }
    elementCount &+= UInt32(truncatingIfNeeded: extra)
  }

  /// The capacity that a full store grows to.
  ///
  /// Large ones grow in longer steps: memory that is not yet used costs nothing, and memory that was used before a move
  /// is paid for twice.
  @inline(__always)
  private static func next(after capacity: Int) -> Int {
    max(16, capacity &* (capacity &* MemoryLayout<Element>.stride < 1 << 14 ? 2 : 4))
  }

  @inline(never)
  private mutating func reserve(_ newCapacity: Int) {
    let block = Memory.resize(capacity > 0 ? base : nil, to: newCapacity * MemoryLayout<Element>.stride)
    base = block.bindMemory(to: Element.self, capacity: newCapacity)
    elementCapacity = UInt32(truncatingIfNeeded: newCapacity)
  }
}
