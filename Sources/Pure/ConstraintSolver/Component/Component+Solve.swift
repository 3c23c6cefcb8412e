extension Component {
  /// Solves for the unknowns without regard to where the tableau stands.
  ///
  /// - Returns: whether all required constraints hold.
  mutating func solveFromStart(_ slots: Slots, _ workspace: inout Workspace) -> Bool {
    tableau.load(&workspace.simplex)
    return solve(slots, &workspace)
  }

  /// Follows a change of numbers, from where the tableau stands.
  ///
  /// If the result is not the only best one, the tableau's history could have chosen it; then it is looked for again
  /// from the start, so that the same numbers always give the same result.
  ///
  /// - Returns: whether all required constraints hold.
  mutating func solveAgain(_ slots: Slots, _ workspace: inout Workspace) -> Bool {
    if change == .definitions {
      computeBases(slots)
      for index in 0..<tableau.rowCount { refreshOffset(ofRow: index, slots) }
    }
    let holds = solve(slots, &workspace)
    guard holds, unknownCount > 0, !tableau.isUnique(workspace.simplex) else { return holds }
    return solveFromStart(slots, &workspace)
  }

  private mutating func solve(_ slots: Slots, _ workspace: inout Workspace) -> Bool {
    if unknownCount > 0 {
      _ = tableau.minimize(&workspace.simplex)
      assert(tableau.isConsistent(), "the tableau has drifted from its constraints")
      if tableau.isViolated() { return false }
    }
    return settled.count == 0 || settledHold(slots)
  }

  /// Whether the required constraints that depend on no unknown hold, but for rounding.
  private func settledHold(_ slots: Slots) -> Bool {
    for index in 0..<settled.count {
      let constraint = slots.constraints[Int(settled[index])]
      var sum = constraint.offset
      var magnitude = abs(sum)
      for term in slots.variableTerms(of: settled[index]) {
        let part = slots.terms[term].coefficient * slots.values[slots.symbol(term)].base
        sum += part
        magnitude += abs(part)
      }
      if !constraint.holds(sum, magnitude: magnitude) { return false }
    }
    return true
  }
}
