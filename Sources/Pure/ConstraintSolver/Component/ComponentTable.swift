/// All components of a system, by index.
///
/// A component that is given up keeps its index until `recycle`, since variables that belonged to it may still carry
/// the index; after that, index and memory serve the next one.
struct ComponentTable {
  private(set) var list: [Component] = []
  private var free: [Int32] = []
  private var retired: [Int32] = []

  subscript(index: Int32) -> Component { list[Int(index)] }

  /// An unused component and its index.
  mutating func make() -> (Int32, Component) {
    if let index = free.popLast() {
      let component = list[Int(index)]
      component.isRetired = false
      return (index, component)
    }
    let component = Component()
    list.append(component)
    return (Int32(truncatingIfNeeded: list.count - 1), component)
  }

  /// Gives a component up; does nothing if that was done already.
  mutating func retire(_ index: Int32) {
    let component = list[Int(index)]
    guard !component.isRetired else { return }
    component.isRetired = true
    component.change = .none
    retired.append(index)
  }

  /// Makes what was given up available again.
  mutating func recycle() {
    free.append(contentsOf: retired)
    retired.removeAll(keepingCapacity: true)
  }
}
