/// The terms of all constraints, each constraint's side by side.
///
/// Runs given back are handed out again to constraints of the same length class: each length up to eight has its own
/// class, longer ones are rounded up to a power of two.
struct TermStore: ~Copyable {
  private(set) var slots = Store<TermSlot>()
  /// The first free run of each class, or -1; a free run holds the next one in its first `next`.
  private var freeRuns = Store<Int32>()

  @inline(__always) var base: UnsafeMutablePointer<TermSlot> { slots.base }

  /// The start of a run of `length` slots of any content.
  mutating func allocate(_ length: Int) -> Int32 {
    let (kind, size) = Self.sizeClass(of: length)
    if kind < freeRuns.count, freeRuns[kind] >= 0 {
      let run = freeRuns[kind]
      freeRuns[kind] = slots[Int(run)].next
      return run
    }
    let run = Int32(truncatingIfNeeded: slots.count)
    slots.extend(by: size)
    return run
  }

  /// Takes back a run that `allocate` gave for this length.
  mutating func free(_ run: Int32, _ length: Int) {
    guard length > 0 else { return }
    let (kind, _) = Self.sizeClass(of: length)
    while freeRuns.count <= kind { freeRuns.append(-1) }
    slots.base[Int(run)].next = freeRuns[kind]
    freeRuns[kind] = run
  }

  @inline(__always)
  private static func sizeClass(of length: Int) -> (kind: Int, size: Int) {
    guard length > 8 else { return (length, length) }
    let bits = Int.bitWidth - (length - 1).leadingZeroBitCount
    return (bits + 5, 1 << bits)
  }
}
