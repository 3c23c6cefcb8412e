extension Component {
  /// Solves for the unknowns without regard to where the tableau stands.
  ///
  /// - Returns: whether all required constraints hold.
  func solveFromStart(_ slots: Slots, _ scratch: inout SimplexScratch) -> Bool {
    tableau.reset(unknowns: unknownCount)
    tableau.load(matrix, rows)
    return solve(slots, &scratch)
  }

  /// Follows a change of numbers, from where the tableau stands.
  ///
  /// If the result is not the only best one, the tableau's history could have chosen it; then it is looked for again
  /// from the start, so that the same numbers always give the same result.
  ///
  /// - Returns: whether all required constraints hold.
  func solveAgain(_ slots: Slots, _ scratch: inout SimplexScratch) -> Bool {
    if change == .definitions {
      computeBases(slots)
      for index in 0..<rows.count { refreshOffset(ofRow: index, slots) }
    }
    change = .none
    let holds = solve(slots, &scratch)
    guard holds, unknownCount > 0, !tableau.isUnique(scratch) else { return holds }
    return solveFromStart(slots, &scratch)
  }

  private func solve(_ slots: Slots, _ scratch: inout SimplexScratch) -> Bool {
    _ = tableau.minimize(&scratch)
    solution.resize(to: unknownCount)
    for unknown in 0..<unknownCount { solution[unknown] = tableau.value(ofUnknown: unknown) }
    return !tableau.isViolated() && settledHold(slots)
  }

  /// Makes the variable at a position, less its base, the objective.
  func setObjective(position: Int, _ slots: Slots, _ workspace: inout Workspace) {
    workspace.simplex.objective.removeAll()
    workspace.expansion.prepare(positions: order.count)
    workspace.expansion.add(1, at: position)
    workspace.expansion.resolve(self, slots) { unknown, coefficient in
      workspace.simplex.objective.append(Entry(column: Int32(truncatingIfNeeded: unknown), value: coefficient))
    }
  }

  /// The least value of the objective among the best solutions, minus infinity if there is none.
  func leastObjective(_ scratch: inout SimplexScratch) -> Double {
    guard tableau.minimize(&scratch) == .optimal else { return -.infinity }
    var sum = 0.0
    for index in 0..<scratch.objective.count {
      sum += scratch.objective[index].value * tableau.value(ofUnknown: Int(scratch.objective[index].column))
    }
    return sum
  }

  /// Whether the required constraints that depend on no unknown hold, but for rounding.
  private func settledHold(_ slots: Slots) -> Bool {
    for index in 0..<settled.count {
      let constraint = slots.constraints[Int(settled[index])]
      var sum = constraint.offset
      var magnitude = abs(sum)
      for term in slots.variableTerms(of: settled[index]) {
        let part = slots.terms[term].coefficient * slots.variables[slots.symbol(term)].base
        sum += part
        magnitude += abs(part)
      }
      if !constraint.holds(sum, magnitude: magnitude) { return false }
    }
    return true
  }
}
