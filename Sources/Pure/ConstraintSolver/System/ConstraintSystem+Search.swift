extension ConstraintSystem {
  /// Finds all variables and constraints connected with a variable, in ascending order, into the workspace, and gives
  /// up the components they belonged to.
  ///
  /// - Complexity: O(terms), and the cost of sorting where indices are far apart.
  func findComponent(of variable: Int32) {
    workspace.variables.removeAll()
    workspace.constraints.removeAll()
    reach(variable)
    var next = 0
    while next < workspace.variables.count {
      var term = variables.base[Int(workspace.variables[next])].firstTerm
      while term >= 0 {
        let constraint = terms.base[Int(term)].constraint
        let slot = constraints.base + Int(constraint)
        if slot.pointee.visit != visit {
          slot.pointee.visit = visit
          workspace.constraints.append(constraint)
          for other in slots.variableTerms(of: constraint) { reach(terms.base[other].symbol) }
        }
        term = terms.base[Int(term)].next
      }
      next += 1
    }
    workspace.variables.sort()
    workspace.constraints.sort()
  }

  @inline(__always)
  private func reach(_ variable: Int32) {
    let slot = variables.base + Int(variable)
    guard slot.pointee.visit != visit else { return }
    slot.pointee.visit = visit
    workspace.variables.append(variable)
    if slot.pointee.component >= 0 { components.retire(slot.pointee.component) }
  }

  /// Gives up the component of a variable that goes.
  func detach(_ variable: Int32) {
    let slot = variables.base + Int(variable)
    if slot.pointee.component >= 0 { components.retire(slot.pointee.component) }
    slot.pointee.component = -1
  }
}
