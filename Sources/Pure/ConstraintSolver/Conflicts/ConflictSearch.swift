/// Finds, among constraints that cannot all hold, which are to be broken and why.
struct ConflictSearch {
  let slots: Slots
  let variables: UnsafeBufferPointer<Int32>
  let constraints: UnsafeBufferPointer<Int32>

  /// Marks as broken every required constraint that cannot hold beside those that were added before it.
  ///
  /// The first such constraint is found by bisection over the order of adding, then the next one. All is tried out in
  /// `trial`, which has to be built again afterwards.
  ///
  /// - Returns: the conflicts, each a set that holds no smaller one, in the order of adding.
  /// - Complexity: O(conflicts * log(constraints)) builds of the component.
  func run(_ trial: inout Component, _ workspace: inout Workspace) -> [Conflict] {
    var required = constraints.filter { slots.constraints[Int($0)].isRequired && !slots.constraints[Int($0)].isBroken }
    required.sort { slots.constraints[Int($0)].sequence < slots.constraints[Int($1)].sequence }
    var conflicts: [Conflict] = []
    var known = 0
    while !holds(required[...], &trial, &workspace) {
      // The first `low` hold together, the first `high` do not.
      var (low, high) = (known, required.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if holds(required[..<middle], &trial, &workspace) { low = middle } else { high = middle }
      }
      let culprit = required.remove(at: low)
      let others = others(of: culprit, among: required[..<low], &trial, &workspace)
      conflicts.append(Conflict(constraints: (others + [culprit]).map { ConstraintID(index: $0) }))
      slots.constraints[Int(culprit)].isBroken = true
      known = low
    }
    return conflicts
  }

  /// Whether these constraints hold together.
  private func holds(_ subset: ArraySlice<Int32>, _ trial: inout Component, _ workspace: inout Workspace) -> Bool {
    let sorted = subset.sorted()
    return sorted.withUnsafeBufferPointer { trial.build(variables, $0, slots, &workspace) }
  }

  /// The fewest constraints, in the order of adding, beside which `culprit` cannot hold; all of `earlier` can.
  ///
  /// The error of the culprit is made as small as the others allow. Where it stops, it is a sum of the errors that
  /// are pinned: they are what stops it, together with the definitions that make the sum come out.
  func others(
    of culprit: Int32, among earlier: ArraySlice<Int32>, _ trial: inout Component, _ workspace: inout Workspace
  ) -> [Int32] {
    let subset = (earlier + [culprit]).sorted()
    _ = subset.withUnsafeBufferPointer { trial.build(variables, $0, slots, &workspace, goal: culprit) }
    workspace.expansion.add(culprit, times: 1, slots)
    var found: [Int32] = []
    let role = slots.constraints[Int(culprit)].role
    if role >= 0 {
      let place = trial.tableau.symbols[trial.unknownCount + Int(role)].place
      // Only rounding can have pinned what cannot hold; then nothing more exact can be said.
      guard place >= 0 else { return Array(earlier) }
      trial.tableau.pinBlockers(ofRow: Int(place), workspace.simplex)
      let sum = trial.tableau.rows[Int(place)]
      for position in Int(sum.start)..<Int(sum.start + sum.count) {
        let entry = trial.tableau.entries[position]
        let blocker = trial.tableau.symbols[Int(trial.tableau.columns[Int(entry.column)])]
        guard blocker.kind != .free else { continue }
        found.append(blocker.source)
        let sign = slots.constraints[Int(blocker.source)].sign * slots.constraints[Int(culprit)].sign
        workspace.expansion.add(blocker.source, times: -entry.value * sign, slots)
      }
    }
    workspace.expansion.resolve(trial.program, slots) {
      found.append($0.constraint)
    } unknown: { _, _ in
    }
    return found.sorted { slots.constraints[Int($0)].sequence < slots.constraints[Int($1)].sequence }
  }
}
