extension Engine {
  /// Finds all variables and constraints connected with a variable, in ascending order, into the workspace, and gives
  /// up the components they belonged to.
  ///
  /// - Complexity: O(terms), and the cost of sorting where indices are far apart.
  mutating func findComponent(of variable: Int32) {
    workspace.reserveSearch(variables: variables.count, constraints: constraints.count)
    workspace.variables.count = 0
    workspace.constraints.count = 0
    let slots = slots
    reach(variable, slots)
    var next = 0
    while next < workspace.variables.count {
      var term = slots.variables[Int(workspace.variables[next])].firstTerm
      while term >= 0 {
        let constraint = slots.terms[Int(term)].constraint
        let slot = slots.constraints + Int(constraint)
        if !slot.pointee.isFound {
          slot.pointee.isFound = true
          workspace.constraints.append(constraint)
          for other in slots.variableTerms(of: constraint) { reach(slots.terms[other].symbol, slots) }
        }
        term = slots.terms[Int(term)].next
      }
      next &+= 1
    }
    workspace.reserveBuild()
    sort(workspace.variables) { slots.variables[$0].isFound }
    sort(workspace.constraints) { slots.constraints[$0].isFound }
    for index in 0..<workspace.variables.count { slots.variables[Int(workspace.variables[index])].isFound = false }
    for index in 0..<workspace.constraints.count {
      slots.constraints[Int(workspace.constraints[index])].isFound = false
    }
  }

  @inline(__always)
  private mutating func reach(_ variable: Int32, _ slots: Slots) {
    let slot = slots.variables + Int(variable)
    guard !slot.pointee.isFound else { return }
    slot.pointee.isFound = true
    slot.pointee.isDirty = false
    workspace.variables.append(variable)
    if slot.pointee.component >= 0 { components.retire(slot.pointee.component) }
  }

  /// Sorts the indices of slots that are marked as found.
  ///
  /// Indices of one component mostly lie side by side; then it is faster to look through all between the least and the
  /// greatest than to compare them with each other.
  @inline(__always)
  private func sort(_ found: Lane<Int32>, isFound: (Int) -> Bool) {
    var (least, greatest) = (Int32.max, Int32.min)
    var isSorted = true
    for index in 0..<found.count {
      isSorted = isSorted && found[index] > greatest
      least = min(least, found[index])
      greatest = max(greatest, found[index])
    }
    if isSorted { return }
    guard Int(greatest) - Int(least) < 4 * found.count else {
      var indices = UnsafeMutableBufferPointer(start: found.base, count: found.count)
      indices.sort()
      return
    }
    var next = 0
    for index in Int(least)...Int(greatest) where isFound(index) {
      found.base[next] = Int32(truncatingIfNeeded: index)
      next &+= 1
    }
  }
}
