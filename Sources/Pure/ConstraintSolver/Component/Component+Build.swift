extension Component {
  /// Builds the component from the variables and constraints, both in ascending order, and solves it.
  ///
  /// The search for conflicts names a `goal`: a constraint that is to be a row even if it is an equality, and to count
  /// less than all other required ones.
  ///
  /// - Returns: whether all required constraints that are not broken hold.
  mutating func build(
    _ variables: UnsafeBufferPointer<Int32>, _ constraints: UnsafeBufferPointer<Int32>, _ slots: Slots,
    _ workspace: inout Workspace, goal: Int32 = -1
  ) -> Bool {
    anyVariable = variables[0]
    change = .none
    workspace.simplex.effort.builtConstraints &+= constraints.count
    forms.clear()
    Elimination(slots: slots, variables: variables, constraints: constraints, goal: goal).run(&workspace)
    let unknowns = workspace.symbols.count
    workspace.collectRows(constraints, slots, unknowns: unknowns, goal: goal, &forms)
    pack(workspace, unknowns: unknowns)
    for index in 0..<tableau.rowCount { refreshOffset(ofRow: index, slots) }
    return solveFromStart(slots, &workspace)
  }

  @inline(__always) var program: Program {
    Program(unknownCount: unknownCount, variableCount: variableCount, definitions: definitions.base)
  }

  /// Computes the error of a row when all unknowns are 0.
  @inline(__always)
  func refreshOffset(ofRow index: Int, _ slots: Slots) {
    let constraint = tableau.source(ofRow: index)
    var sum = slots.constraints[Int(constraint)].offset
    for term in slots.variableTerms(of: constraint) {
      sum += slots.terms[term].coefficient * slots.values[slots.symbol(term)].base
    }
    tableau.symbols.base[unknownCount &+ index].offset = sum * slots.constraints[Int(constraint)].sign
  }
}
