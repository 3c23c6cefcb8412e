extension Component {
  /// Builds the component from its variables and constraints, both in ascending order, and solves it.
  ///
  /// The search for conflicts names a `goal`: a constraint that is to be a row even if it is an equality, and to count
  /// less than all other required ones.
  ///
  /// - Returns: whether all required constraints that are not broken hold.
  func build(
    _ variables: UnsafeBufferPointer<Int32>, _ constraints: UnsafeBufferPointer<Int32>, _ slots: Slots,
    _ workspace: inout Workspace, goal: Int32 = -1
  ) -> Bool {
    let elimination = Elimination(slots: slots, variables: variables, constraints: constraints, goal: goal)
    elimination.run(into: self, scratch: &workspace.elimination)
    computeBases(slots)
    collectRows(constraints, slots, &workspace)
    rankRows(slots, &workspace, goal: goal)
    change = .none
    return solveFromStart(slots, &workspace.simplex)
  }

  /// Expresses all constraints but the definitions by the unknowns.
  private func collectRows(
    _ constraints: UnsafeBufferPointer<Int32>, _ slots: Slots, _ workspace: inout Workspace
  ) {
    rows.removeAll()
    matrix.removeAll()
    settled.removeAll()
    workspace.expansion.prepare(positions: order.count)
    for constraint in constraints {
      let slot = slots.constraints + Int(constraint)
      guard slot.pointee.role != Role.definition, !slot.pointee.isBroken else { continue }
      let start = matrix.count
      let sign = slot.pointee.relation == .lessThanOrEqual ? -1.0 : 1
      workspace.expansion.add(constraint, times: sign, slots)
      workspace.expansion.resolve(self, slots) { unknown, coefficient in
        matrix.append(Entry(column: Int32(truncatingIfNeeded: unknown), value: coefficient))
      }
      if matrix.count > start {
        slot.pointee.role = Int32(truncatingIfNeeded: rows.count)
        rows.append(Row(constraint: constraint, end: Int32(truncatingIfNeeded: matrix.count), sign: sign))
      } else {
        slot.pointee.role = Role.constant
        if slot.pointee.isRequired { settled.append(constraint) }
      }
    }
  }

  /// Makes a symbol of each row, on the level of its priority among those in use.
  private func rankRows(_ slots: Slots, _ workspace: inout Workspace, goal: Int32) {
    workspace.priorities.removeAll()
    for index in 0..<rows.count {
      let priority = slots.constraints[Int(rows.base[index].constraint)].priority
      workspace.insertPriority(rows.base[index].constraint == goal ? 999 : priority)
    }
    tableau.levelCount = workspace.priorities.count + 1
    tableau.symbols.resize(to: unknownCount + rows.count)
    for index in 0..<rows.count {
      let constraint = rows.base[index].constraint
      let slot = slots.constraints + Int(constraint)
      let level = workspace.level(of: constraint == goal ? 999 : slot.pointee.priority)
      tableau.symbols[unknownCount + index] = Symbol(
        kind: slot.pointee.relation == .equal ? .equality : .inequality, level: Int32(truncatingIfNeeded: level),
        place: Int32(truncatingIfNeeded: index), offset: 0)
    }
    for index in 0..<rows.count { refreshOffset(ofRow: index, slots) }
  }

  /// Computes the error of a row when all unknowns are 0.
  @inline(__always)
  func refreshOffset(ofRow index: Int, _ slots: Slots) {
    let row = rows.base[index]
    var sum = slots.constraints[Int(row.constraint)].offset
    for term in slots.variableTerms(of: row.constraint) {
      sum += slots.terms[term].coefficient * slots.variables[slots.symbol(term)].base
    }
    tableau.symbols.base[unknownCount + index].offset = sum * row.sign
  }
}
