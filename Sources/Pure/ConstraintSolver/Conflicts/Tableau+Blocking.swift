extension Tableau {
  /// Pivots until every symbol of a row is what keeps the row's error from becoming smaller.
  ///
  /// The error is as small as the required constraints allow. Yet some of those that stop it may be zero without being
  /// pinned, and what is pinned in their place may be free to move. Each such pair is exchanged, which moves nothing.
  /// By always taking the first symbol this ends (Bland's rule).
  mutating func pinBlockers(ofRow goal: Int, _ scratch: borrowing SimplexScratch) {
    let upward = rows[goal].value < 0
    while let move = firstFreeMove(improving: goal, upward: upward) {
      guard let row = firstBlocker(of: move) else { return }
      rows.base[row].side = move.sign
      pivot(row: row, column: move.column, places: scratch.places.base)
    }
  }

  /// The first pinned symbol of the row whose own constraint would allow it to move so that the row's error falls.
  private func firstFreeMove(improving goal: Int, upward: Bool) -> Move? {
    var first: Move?
    var firstSymbol = Int32.max
    let row = rows[goal]
    for position in Int(row.start)..<Int(row.start + row.count) {
      let entry = entries[position]
      let pinned = columns[Int(entry.column)]
      let sign = (entry.value > 0) == upward ? 1.0 : -1
      guard pinned < firstSymbol, Self.ownCost(symbols[Int(pinned)].kind, sign) == 0 else { continue }
      first = Move(column: Int(entry.column), sign: sign, level: 0, gain: abs(entry.value))
      firstSymbol = pinned
    }
    return first
  }

  /// The row of the first required error that is zero and would not stay so.
  private func firstBlocker(of move: Move) -> Int? {
    var first: Int?
    for index in 0..<rows.count {
      let row = rows[index]
      let symbol = symbols[Int(row.symbol)]
      guard row.value == 0, symbol.level == 0, first.map({ row.symbol < rows[$0].symbol }) ?? true else { continue }
      for position in Int(row.start)..<Int(row.start + row.count)
      where Int(entries[position].column) == move.column {
        let rate = move.sign * entries[position].value
        if abs(rate) > Tolerance.slope, Self.ownCost(symbol.kind, rate < 0 ? -1 : 1) > 0 { first = index }
      }
    }
    return first
  }
}
