extension ConstraintSystem {
  /// Builds a component from what the workspace holds, breaking as few required constraints as must be.
  ///
  /// Required constraints are taken in the order in which they were added; one that cannot hold beside those before
  /// it is broken. This is decided by the constraints alone, so it does not depend on how the simplex went.
  func build(_ component: Component, _ conflicts: inout [Conflict]) {
    let members = UnsafeBufferPointer(start: workspace.variables.base, count: workspace.variables.count)
    let present = UnsafeBufferPointer(start: workspace.constraints.base, count: workspace.constraints.count)
    let wereBroken = present.filter { constraints.base[Int($0)].isBroken }
    for constraint in wereBroken { constraints.base[Int(constraint)].isBroken = false }
    component.brokenCount = 0
    if component.build(members, present, slots, &workspace) { return }

    let search = ConflictSearch(slots: slots, variables: members, constraints: present)
    for conflict in search.run(component, &workspace) {
      component.brokenCount += 1
      if !wereBroken.contains(conflict.broken.index) { conflicts.append(conflict) }
    }
    _ = component.build(members, present, slots, &workspace)
  }
}
