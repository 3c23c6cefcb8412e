extension Component {
  /// The least and the greatest value that a variable can have in a solution that is as good as the present one.
  mutating func range(of variable: Int, _ slots: Slots, _ workspace: inout Workspace) -> ClosedRange<Double> {
    let (value, base) = (slots.values[variable].value, slots.values[variable].base)
    if unknownCount == 0 || tableau.isUnique(workspace.simplex) { return value...value }
    workspace.simplex.objective.removeAll()
    workspace.expansion.add(1, at: Int(slots.variables[variable].position))
    workspace.expansion.resolve(program, slots) { unknown, coefficient in
      workspace.simplex.objective.append(Entry(column: Int32(truncatingIfNeeded: unknown), value: coefficient))
    }
    let least = base + leastObjective(&workspace.simplex)
    for index in 0..<workspace.simplex.objective.count { workspace.simplex.objective.base[index].value *= -1 }
    let greatest = base - leastObjective(&workspace.simplex)
    workspace.simplex.objective.removeAll()
    // The tableau went elsewhere; take it back to what the values were read from.
    _ = solveFromStart(slots, &workspace)
    return min(least, value)...max(greatest, value)
  }

  /// The least value of the objective among the best solutions, minus infinity if there is none.
  private mutating func leastObjective(_ scratch: inout SimplexScratch) -> Double {
    guard tableau.minimize(&scratch) == .optimal else { return -.infinity }
    var sum = 0.0
    for index in 0..<scratch.objective.count {
      sum += scratch.objective[index].value * tableau.value(ofUnknown: Int(scratch.objective[index].column))
    }
    return sum
  }
}
