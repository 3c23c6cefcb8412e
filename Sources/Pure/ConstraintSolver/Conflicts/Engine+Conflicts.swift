extension Engine {
  /// Builds a component from what the workspace holds, breaking as few required constraints as must be.
  ///
  /// Required constraints are taken in the order in which they were added; one that cannot hold beside those before
  /// it is broken. This is decided by the constraints alone, so it does not depend on how the simplex went.
  mutating func build(_ component: UnsafeMutablePointer<Component>, _ conflicts: inout [Conflict]) {
    let search = conflictSearch()
    var wereBroken: [Int32] = []
    for constraint in search.constraints where constraints.base[Int(constraint)].isBroken {
      constraints.base[Int(constraint)].isBroken = false
      wereBroken.append(constraint)
    }
    component.pointee.brokenCount = 0
    if component.pointee.build(search.variables, search.constraints, slots, &workspace) { return }
    for conflict in search.run(&component.pointee, &workspace) {
      component.pointee.brokenCount += 1
      if !wereBroken.contains(conflict.broken.index) { conflicts.append(conflict) }
    }
    _ = component.pointee.build(search.variables, search.constraints, slots, &workspace)
  }

  /// Adds a constraint unless it would be broken.
  mutating func addIfSatisfiable(_ constraint: LinearConstraint) throws(ConstraintError) -> Int32 {
    let index = try add(constraint)
    guard constraint.priority == LinearConstraint.requiredPriority, let others = obstacles(to: index) else {
      return index
    }
    remove(index)
    throw .unsatisfiable(with: others)
  }

  /// The constraints beside which the one that was added last cannot hold, or nil if it can hold.
  private mutating func obstacles(to constraint: Int32) -> [ConstraintID]? {
    let slots = slots
    for index in 0..<dirtyConstraints.count where slots.constraints[Int(dirtyConstraints[index])].isAlive {
      let dirty = dirtyConstraints[index]
      slots.constraints[Int(dirty)].offset = slots.offset(of: dirty)
    }
    let slot = slots.constraints[Int(constraint)]
    guard slot.variableCount > 0 else { return slot.holds(slot.offset, magnitude: abs(slot.constant)) ? nil : [] }

    findComponent(of: slots.terms[Int(slot.firstTerm)].symbol)
    let search = conflictSearch()
    let wereBroken = search.constraints.filter { slots.constraints[Int($0)].isBroken }
    for broken in wereBroken { slots.constraints[Int(broken)].isBroken = false }
    var trial = Component()
    let conflicts = search.run(&trial, &workspace)
    for conflict in conflicts { slots.constraints[Int(conflict.broken.index)].isBroken = false }
    for broken in wereBroken { slots.constraints[Int(broken)].isBroken = true }
    // The trial has written over what the slots knew of the components, so these have to be built again.
    for variable in search.variables { noteStructure(of: variable) }
    return conflicts.first { $0.broken.index == constraint }.map { Array($0.constraints.dropLast()) }
  }

  private func conflictSearch() -> ConflictSearch {
    ConflictSearch(
      slots: slots,
      variables: UnsafeBufferPointer(start: workspace.variables.base, count: workspace.variables.count),
      constraints: UnsafeBufferPointer(start: workspace.constraints.base, count: workspace.constraints.count))
  }
}
