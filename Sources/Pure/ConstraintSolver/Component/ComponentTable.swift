/// All components of a system, by index.
///
/// A component that is given up keeps its index until `recycle`, since variables that belonged to it may still carry
/// the index; after that, index and memory serve the next one.
struct ComponentTable: ~Copyable {
  private var list = Store<UnsafeMutablePointer<Component>>()
  private var free = Store<Int32>()
  private var retired = Store<Int32>()

  deinit {
    for index in 0..<list.count {
      list[index].deinitialize(count: 1)
      list[index].deallocate()
    }
  }

  /// The address of a component; it stays the same as long as the table lives.
  @inline(__always)
  subscript(index: Int32) -> UnsafeMutablePointer<Component> { list[Int(index)] }

  /// The index of an unused component.
  mutating func make() -> Int32 {
    guard free.count == 0 else {
      let index = free.removeLast()
      self[index].pointee.isRetired = false
      return index
    }
    let component = UnsafeMutablePointer<Component>.allocate(capacity: 1)
    component.initialize(to: Component())
    list.append(component)
    return Int32(truncatingIfNeeded: list.count - 1)
  }

  /// Gives a component up; does nothing if that was done already.
  mutating func retire(_ index: Int32) {
    let component = self[index]
    guard !component.pointee.isRetired else { return }
    component.pointee.isRetired = true
    component.pointee.change = .none
    retired.append(index)
  }

  /// Makes what was given up available again.
  mutating func recycle() {
    while retired.count > 0 { free.append(retired.removeLast()) }
  }
}
