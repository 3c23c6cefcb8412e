/// One piece of memory for several runs of plain values whose room is known beforehand.
///
/// A solver needs a dozen of small arrays at once. One allocation for all of them is what makes a small system cheap,
/// and it is kept for the next use.
struct Arena: ~Copyable {
  private var memory = Store<UInt64>()
  private var used = 0

  /// How many words a lane takes.
  @inline(__always)
  static func words<Element: BitwiseCopyable>(_ type: Element.Type, _ room: Int) -> Int {
    (room &* MemoryLayout<Element>.stride &+ 7) >> 3
  }

  /// Gives all lanes up, and makes room for this many words.
  ///
  /// - Returns: whether the memory is new and has any content.
  @discardableResult
  mutating func reset(words: Int) -> Bool {
    used = 0
    guard words > memory.capacity else { return false }
    memory = Store()
    memory.resize(to: words)
    return true
  }

  /// The next lane; its elements have any value.
  @inline(__always)
  mutating func take<Element: BitwiseCopyable>(_ type: Element.Type, _ room: Int) -> Lane<Element> {
    let start = UnsafeMutableRawPointer(memory.base + used)
    used &+= Self.words(type, room)
    assert(used <= memory.capacity, "a lane outside of its arena")
    return Lane(base: start.bindMemory(to: type, capacity: room), room: room)
  }
}

/// A run of values in memory that an `Arena` owns; a copy is another view of the same values.
struct Lane<Element: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Element>
  private var elementCount: UInt32 = 0
  private let elementRoom: UInt32

  /// A lane without room.
  init() {
    base = Store<Element>.nowhere
    elementRoom = 0
  }

  /// A lane without elements in this memory.
  init(base: UnsafeMutablePointer<Element>, room: Int) {
    self.base = base
    elementRoom = UInt32(truncatingIfNeeded: room)
  }

  @inline(__always) var count: Int {
    get { Int(elementCount) }
    set {
      assert(newValue <= room, "a lane has room for \(room)")
      elementCount = UInt32(truncatingIfNeeded: newValue)
    }
  }

  /// How many elements there is room for.
  @inline(__always) var room: Int { Int(elementRoom) }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "index \(index) outside of a lane of \(count)")
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count, "index \(index) outside of a lane of \(count)")
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    assert(count < room, "a lane has room for \(room)")
    base[count] = element
    count &+= 1
  }

  /// The last element, taken off; the lane must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  /// Adds all elements of another run.
  @inline(__always)
  mutating func append(_ other: UnsafeMutablePointer<Element>, _ otherCount: Int) {
    assert(count + otherCount <= room, "a lane has room for \(room)")
    (base + count).update(from: other, count: otherCount)
    count &+= otherCount
  }
}
