extension ConstraintSystem {
  /// Whether the constraints leave no choice for the value of a variable.
  ///
  /// Asks about the result of the last `solve()`; there must be no changes since then.
  ///
  /// - Complexity: as `range(of:)`.
  public func isDetermined(_ variable: Variable) -> Bool {
    let range = range(of: variable)
    let size = max(1, abs(value(of: variable)))
    return range.upperBound - range.lowerBound <= 1e-6 * size
  }

  /// The values a variable could have without any constraint, at any priority, being met less well.
  ///
  ///     try system.add(width >= 40)
  ///     system.solve()
  ///     system.range(of: width)      // 40...infinity; `value(of: width)` is 40
  ///
  /// Asks about the result of the last `solve()`; there must be no changes since then. No value is touched.
  ///
  /// - Complexity: O(1) where it is plain that all values of the component are determined; otherwise as for solving
  ///   the component three times.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    precondition(isAlive(variable), "variable \(variable.index) is not of this system")
    precondition(dirtyVariables.count == 0 && dirtyConstraints.count == 0, "ask for a range after solve()")
    let slot = variables.base[Int(variable.index)]
    guard slot.component >= 0 else { return -.infinity ... .infinity }
    let component = components[slot.component]
    if component.unknownCount == 0 || component.tableau.isUnique(workspace.simplex) { return slot.value...slot.value }

    component.setObjective(position: Int(slot.position), slots, &workspace)
    let least = slot.base + component.leastObjective(&workspace.simplex)
    for index in 0..<workspace.simplex.objective.count { workspace.simplex.objective.base[index].value *= -1 }
    let greatest = slot.base - component.leastObjective(&workspace.simplex)
    workspace.simplex.objective.removeAll()
    _ = component.solveFromStart(slots, &workspace.simplex)
    return min(least, slot.value)...max(greatest, slot.value)
  }
}
