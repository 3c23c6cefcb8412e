extension ConstraintSystem {
  /// Adds a constraint if it can hold beside the required ones that were added before it.
  ///
  /// - Returns: the name of the constraint, as from `add(_:)`.
  /// - Throws: `ConstraintError.unsatisfiable(with:)` if it cannot, or what `add(_:)` throws. No value, constraint or
  ///   list of changes is touched then.
  /// - Complexity: as for building anew the components that the constraint connects.
  @discardableResult
  public func addIfSatisfiable(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    guard constraint.priority == LinearConstraint.requiredPriority else { return try add(constraint) }
    let id = try add(constraint)
    if let others = obstacles(to: id.index) {
      remove(id)
      throw .unsatisfiable(with: others)
    }
    return id
  }

  /// The constraints beside which the one that was added last cannot hold, or nil if it can hold.
  private func obstacles(to constraint: Int32) -> [ConstraintID]? {
    let slots = slots
    for index in 0..<dirtyConstraints.count where slots.constraints[Int(dirtyConstraints[index])].isAlive {
      let dirty = dirtyConstraints[index]
      slots.constraints[Int(dirty)].offset = slots.offset(of: dirty)
    }
    guard slots.constraints[Int(constraint)].variableCount > 0 else {
      let slot = slots.constraints[Int(constraint)]
      return slot.holds(slot.offset, magnitude: abs(slot.constant)) ? nil : []
    }
    visit &+= 1
    findComponent(of: slots.terms[Int(slots.constraints[Int(constraint)].firstTerm)].symbol)
    let search = ConflictSearch(
      slots: slots,
      variables: UnsafeBufferPointer(start: workspace.variables.base, count: workspace.variables.count),
      constraints: UnsafeBufferPointer(start: workspace.constraints.base, count: workspace.constraints.count))
    let wereBroken = search.constraints.filter { slots.constraints[Int($0)].isBroken }
    for broken in wereBroken { slots.constraints[Int(broken)].isBroken = false }
    let conflicts = search.run(Component(), &workspace)
    for conflict in conflicts { slots.constraints[Int(conflict.broken.index)].isBroken = false }
    for broken in wereBroken { slots.constraints[Int(broken)].isBroken = true }
    return conflicts.first { $0.broken.index == constraint }.map { Array($0.constraints.dropLast()) }
  }
}
