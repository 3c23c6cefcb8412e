extension Engine {
  /// Brings all values up to date, and returns the new conflicts in the order in which the broken ones were added.
  mutating func solve() -> [Conflict] {
    changeCount = 0
    guard hasChanges else { return [] }
    var list: [Variable] = []
    swap(&list, &changes)
    let missing = variables.count + 1 - list.count
    if missing > 0 {
      list.append(contentsOf: repeatElement(Variable(index: 0), count: max(missing, list.count)))
    }
    var conflicts: [Conflict] = []
    list.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      solve(&conflicts, base)
    }
    swap(&list, &changes)
    if conflicts.count > 1 { sort(&conflicts) }
    return conflicts
  }

  private mutating func solve(_ conflicts: inout [Conflict], _ changes: UnsafeMutablePointer<Variable>) {
    touched.removeAll()
    refreshNumbers(&conflicts)
    for index in 0..<dirtyVariables.count {
      let slot = variables.base + Int(dirtyVariables[index])
      // The component of one that is not dirty any more has been built.
      guard slot.pointee.isDirty else { continue }
      slot.pointee.isDirty = false
      if slot.pointee.isAlive { rebuild(around: dirtyVariables[index], &conflicts, changes) }
    }
    dirtyVariables.removeAll()
    for index in 0..<touched.count { solveAgain(touched[index], &conflicts, changes) }
    components.recycle()
  }

  /// Computes the offsets of all constraints whose numbers have changed, and notes their components.
  private mutating func refreshNumbers(_ conflicts: inout [Conflict]) {
    let slots = slots
    for index in 0..<dirtyConstraints.count {
      let constraint = dirtyConstraints[index]
      let slot = slots.constraints + Int(constraint)
      slot.pointee.isDirty = false
      guard slot.pointee.isAlive else { continue }
      slot.pointee.offset = slots.offset(of: constraint)
      if slot.pointee.variableCount > 0 {
        let owner = slots.variables[slots.symbol(Int(slot.pointee.firstTerm))].component
        if owner >= 0 { note(constraint, in: owner) }
      } else {
        judge(constraint, &conflicts)
      }
    }
    dirtyConstraints.removeAll()
  }

  private mutating func note(_ constraint: Int32, in owner: Int32) {
    let component = components[owner]
    guard !component.pointee.isRetired else { return }
    if component.pointee.change == .none {
      component.pointee.change = .rows
      touched.append(owner)
    }
    let role = constraints.base[Int(constraint)].role
    if role == Role.definition { component.pointee.change = .definitions }
    if role >= 0 { component.pointee.refreshOffset(ofRow: Int(role), slots) }
  }

  /// Decides about a constraint that mentions no variable: nothing can be done for it.
  private mutating func judge(_ constraint: Int32, _ conflicts: inout [Conflict]) {
    let slot = constraints.base + Int(constraint)
    let holds = slot.pointee.holds(slot.pointee.offset, magnitude: abs(slot.pointee.constant))
    let wasBroken = slot.pointee.isBroken
    slot.pointee.isBroken = slot.pointee.isRequired && !holds
    if slot.pointee.isBroken, !wasBroken {
      conflicts.append(Conflict(constraints: [ConstraintID(index: constraint)]))
    }
  }

  /// Solves a component of which only numbers have changed.
  private mutating func solveAgain(
    _ index: Int32, _ conflicts: inout [Conflict], _ changes: UnsafeMutablePointer<Variable>
  ) {
    let component = components[index]
    guard !component.pointee.isRetired, component.pointee.change != .none else { return }
    if component.pointee.brokenCount == 0, component.pointee.solveAgain(slots, &workspace) {
      publish(component, changes)
    } else {
      // What was broken may hold now, and what held may break: decide anew.
      rebuild(around: component.pointee.anyVariable, &conflicts, changes)
    }
  }

  /// Finds and builds the component of a variable.
  private mutating func rebuild(
    around variable: Int32, _ conflicts: inout [Conflict], _ changes: UnsafeMutablePointer<Variable>
  ) {
    findComponent(of: variable)
    guard workspace.constraints.count > 0 else {
      variables.base[Int(variable)].component = -1
      var publication = Publication(values: values.base, changes: changes + changeCount)
      publication.set(variable, to: 0)
      changeCount += publication.count
      return
    }
    let index = components.make()
    for member in 0..<workspace.variables.count {
      variables.base[Int(workspace.variables[member])].component = index
    }
    build(components[index], &conflicts)
    publish(components[index], changes)
  }

  private mutating func publish(
    _ component: UnsafeMutablePointer<Component>, _ changes: UnsafeMutablePointer<Variable>
  ) {
    changeCount += component.pointee.publish(slots, &workspace, to: changes + changeCount)
  }

  private func sort(_ conflicts: inout [Conflict]) {
    let slots = slots
    conflicts.sort {
      slots.constraints[Int($0.broken.index)].sequence < slots.constraints[Int($1.broken.index)].sequence
    }
  }
}

extension Engine {
  /// The values a variable could have without any constraint being met less well.
  mutating func range(of variable: Variable) -> ClosedRange<Double> {
    let owner = variables[Int(variable.index)].component
    guard owner >= 0 else { return -.infinity ... .infinity }
    return components[owner].pointee.range(of: Int(variable.index), slots, &workspace)
  }
}
