extension ConstraintSystem {
  /// Brings all values up to date with the constraints and numbers, as far as they have changed.
  ///
  /// Afterwards `changes` holds the variables whose values changed.
  ///
  /// - Returns: the conflicts that were not there before, each with the constraint that is ignored for it, in the order
  ///   in which those were added; empty if all required constraints hold.
  /// - Complexity: nothing if nothing changed. Otherwise about linear in the terms of the components that changed,
  ///   for layouts in which few variables are left when the equalities are used up.
  @discardableResult
  public func solve() -> [Conflict] {
    changeCount = 0
    guard dirtyVariables.count > 0 || dirtyConstraints.count > 0 else { return [] }
    visit &+= 1
    touched.removeAll()
    var conflicts: [Conflict] = []
    refreshNumbers(&conflicts)
    reserveChanges()
    rebuildComponents(&conflicts)
    for index in 0..<touched.count { solveAgain(touched[index], &conflicts) }
    components.recycle()
    conflicts.sort { sequence(of: $0.broken) < sequence(of: $1.broken) }
    return conflicts
  }

  /// Computes the offsets of all constraints whose numbers have changed, and notes their components.
  private func refreshNumbers(_ conflicts: inout [Conflict]) {
    let slots = slots
    for index in 0..<dirtyConstraints.count {
      let constraint = dirtyConstraints[index]
      let slot = slots.constraints + Int(constraint)
      slot.pointee.isDirty = false
      guard slot.pointee.isAlive else { continue }
      slot.pointee.offset = slots.offset(of: constraint)
      guard slot.pointee.variableCount > 0 else {
        judge(constraint, &conflicts)
        continue
      }
      let owner = slots.variables[slots.symbol(Int(slot.pointee.firstTerm))].component
      if owner >= 0 { note(constraint, in: owner) }
    }
    dirtyConstraints.removeAll()
  }

  private func sequence(of id: ConstraintID) -> Int { constraints[Int(id.index)].sequence }

  private func note(_ constraint: Int32, in owner: Int32) {
    let component = components[owner]
    guard !component.isRetired else { return }
    if component.change == .none { touched.append(owner) }
    let role = constraints.base[Int(constraint)].role
    if role == Role.definition {
      component.change = .definitions
    } else {
      if component.change == .none { component.change = .rows }
      if role >= 0 { component.refreshOffset(ofRow: Int(role), slots) }
    }
  }

  /// Decides about a constraint that mentions no variable: nothing can be done for it.
  private func judge(_ constraint: Int32, _ conflicts: inout [Conflict]) {
    let slot = constraints.base + Int(constraint)
    let holds = slot.pointee.holds(slot.pointee.offset, magnitude: abs(slot.pointee.constant))
    let wasBroken = slot.pointee.isBroken
    slot.pointee.isBroken = slot.pointee.isRequired && !holds
    if slot.pointee.isBroken, !wasBroken {
      conflicts.append(Conflict(constraints: [ConstraintID(index: constraint)]))
    }
  }

  /// Looks up the components around all changes of structure, and builds them.
  private func rebuildComponents(_ conflicts: inout [Conflict]) {
    for index in 0..<dirtyVariables.count {
      let variable = dirtyVariables[index]
      let slot = variables.base + Int(variable)
      slot.pointee.isDirty = false
      guard slot.pointee.isAlive, slot.pointee.visit != visit else { continue }
      rebuild(around: variable, &conflicts)
    }
    dirtyVariables.removeAll()
  }

  /// Solves a component of which only numbers have changed.
  private func solveAgain(_ index: Int32, _ conflicts: inout [Conflict]) {
    let component = components[index]
    guard !component.isRetired, component.change != .none else { return }
    if component.brokenCount == 0, component.solveAgain(slots, &workspace.simplex) {
      publish(component)
    } else {
      // What was broken may hold now, and what held may break: decide anew.
      rebuild(around: component.order[0], &conflicts)
    }
  }

  /// Finds and builds the component of a variable.
  private func rebuild(around variable: Int32, _ conflicts: inout [Conflict]) {
    findComponent(of: variable)
    guard workspace.constraints.count > 0 else {
      let slot = variables.base + Int(variable)
      slot.pointee.component = -1
      if slot.pointee.value != 0 { report(variable, 0) }
      return
    }
    let (index, component) = components.make()
    for member in 0..<workspace.variables.count {
      variables.base[Int(workspace.variables[member])].component = index
    }
    build(component, &conflicts)
    publish(component)
  }

  private func report(_ variable: Int32, _ value: Double) {
    variables.base[Int(variable)].value = value
    changeBuffer[changeCount] = Variable(index: variable)
    changeCount += 1
  }

  private func publish(_ component: Component) {
    let slots = slots
    let start = changeCount
    changeCount += changeBuffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return component.publish(slots, changes: base + start)
    }
  }

  /// Makes room for as many changes as there are variables, and one more that `publish` may write to.
  private func reserveChanges() {
    let missing = variables.count + 1 - changeBuffer.count
    guard missing > 0 else { return }
    changeBuffer.append(contentsOf: repeatElement(Variable(index: 0), count: max(missing, changeBuffer.count)))
  }
}
