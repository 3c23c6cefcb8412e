extension Tableau {
  /// Whether the present best values are the only best ones, as far as is seen from here.
  ///
  /// They are if every move from them costs something, even when each error that happens to be zero without being
  /// pinned is charged a little less, at a level below all others, for moving on to the side it is taken to be on.
  ///
  /// - Returns: false also in a few cases in which the values are the only best ones.
  func isUnique(_ scratch: borrowing SimplexScratch) -> Bool {
    computeSlopes(scratch)
    let width = columns.count
    let lowest = scratch.slopes.base + levelCount * width
    for index in 0..<rows.count {
      let row = rows.base[index]
      if row.value == 0, symbols.base[Int(row.symbol)].kind != .free { add(row, times: -row.side, to: lowest) }
    }
    for column in 0..<width {
      let symbol = symbols.base[Int(columns.base[column])]
      if !costs(column, symbol, 1, scratch) || !costs(column, symbol, -1, scratch) { return false }
    }
    return true
  }

  /// Whether moving a pinned symbol costs something.
  private func costs(_ column: Int, _ symbol: Symbol, _ sign: Double, _ scratch: borrowing SimplexScratch) -> Bool {
    for level in 0...levelCount {
      var slope = sign * scratch.slopes.base[level * columns.count + column]
      if level == Int(symbol.level) { slope += Self.ownCost(symbol.kind, sign) }
      if abs(slope) > Tolerance.slope { return slope > 0 }
    }
    return false
  }
}
