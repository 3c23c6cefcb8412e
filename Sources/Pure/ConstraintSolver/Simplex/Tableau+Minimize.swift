extension Tableau {
  /// How a run of the simplex ended.
  enum Outcome {
    /// No move gains anything.
    case optimal
    /// The objective can be made as small as one likes.
    case unbounded
  }

  /// Moves to where the errors are least, level by level, from wherever the tableau stands.
  ///
  /// One symbol at a time leaves its pin, goes to where the cost is least along its way, and the error that is zero
  /// there is pinned in its place. The source of the method is Barrodale and Roberts, *An improved algorithm for
  /// discrete l1 linear approximation* (1973), with vectors of costs compared level by level in place of numbers.
  /// Required constraints are the first level, so that there is no separate search for a start.
  mutating func minimize(_ scratch: inout SimplexScratch) -> Outcome {
    scratch.prepare(columns: columns.count, rows: rows.count, levels: levelCount)
    computeValues()
    guard columns.count > 0 else { return .optimal }
    let patience = 2 * (rows.count + columns.count) + 20
    var stalled = 0
    for _ in 0..<(50 * patience) {
      computeSlopes(scratch)
      if stalled <= patience { settleSides(scratch) }
      guard let move = bestMove(scratch, first: stalled > patience) else { return .optimal }
      guard let row = rowToPin(after: move, &scratch, first: stalled > patience) else { return .unbounded }
      stalled = rows[row].value == 0 ? stalled + 1 : 0
      rows.base[row].side = move.sign
      scratch.effort.pivots &+= 1
      scratch.effort.pivotRows &+= rows.count
      pivot(row: row, column: move.column, places: scratch.places.base)
    }
    assertionFailure("the simplex did not come to an end")
    return .optimal
  }

  /// Whether a required error is left that is more than rounding.
  func isViolated() -> Bool {
    for index in 0..<rows.count {
      let row = rows.base[index]
      guard row.value != 0 else { continue }
      let symbol = symbols.base[Int(row.symbol)]
      guard symbol.level == 0, Self.slope(symbol.kind, side: row.side) != 0 else { continue }
      if abs(row.value) > Tolerance.feasible(magnitude(of: row)) { return true }
    }
    return false
  }

  private func magnitude(of row: TableauRow) -> Double {
    var sum = abs(symbols[Int(row.symbol)].offset)
    for position in Int(row.start)..<Int(row.start + row.count) {
      let entry = entries[position]
      sum += abs(entry.value * symbols[Int(columns[Int(entry.column)])].offset)
    }
    return sum
  }
}
