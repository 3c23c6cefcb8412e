extension Tableau {
  /// Goes back to the start: all unknowns pinned, all errors basic.
  ///
  /// Then an unknown that is wrong at 0 by a constraint of its own, one that mentions nothing else, gives its pin to
  /// the most important such constraint. This takes no pivot, since it only scales a column, and is what nearly all
  /// labels and images need.
  mutating func load(_ scratch: inout SimplexScratch) {
    entries.resize(to: matrix.count)
    entries.base.update(from: matrix.base, count: matrix.count)
    for unknown in 0..<unknownCount {
      columns[unknown] = Int32(truncatingIfNeeded: unknown)
      symbols.base[unknown].place = ~Int32(truncatingIfNeeded: unknown)
    }
    var start: Int32 = 0
    for row in 0..<rowCount {
      let index = unknownCount &+ row
      let end = symbols.base[index].end
      symbols.base[index].place = Int32(truncatingIfNeeded: row)
      rows[row] = TableauRow(
        start: start, count: end &- start, capacity: end &- start, symbol: Int32(truncatingIfNeeded: index), value: 0)
      start = end
    }
    scratch.prepare(columns: unknownCount, rows: rowCount, levels: levelCount)
    if unknownCount > 0 { pinOwnErrors(scratch) }
  }

  private mutating func pinOwnErrors(_ scratch: borrowing SimplexScratch) {
    // For each column, the row to be pinned there, or -1.
    let chosen = scratch.places.base
    var isAnyChosen = false
    for index in 0..<rows.count where rows.base[index].count == 1 {
      let symbol = symbols.base[unknownCount &+ index]
      let isWrong = symbol.kind == .equality ? symbol.offset != 0 : symbol.offset < 0
      let column = Int(entries.base[Int(rows.base[index].start)].column)
      let rival = chosen[column]
      guard isWrong, rival < 0 || symbols.base[unknownCount &+ Int(rival)].level > symbol.level else { continue }
      chosen[column] = Int32(truncatingIfNeeded: index)
      isAnyChosen = true
    }
    guard isAnyChosen else { return }
    for column in 0..<unknownCount where chosen[column] >= 0 {
      let row = rows.base + Int(chosen[column])
      let scale = 1 / entries.base[Int(row.pointee.start)].value
      scratch.slopes.base[column] = scale
      entries.base[Int(row.pointee.start)].value = 1
      columns.base[column] = row.pointee.symbol
      symbols.base[Int(row.pointee.symbol)].place = ~Int32(truncatingIfNeeded: column)
      symbols.base[column].place = chosen[column]
      row.pointee.symbol = Int32(truncatingIfNeeded: column)
    }
    for position in 0..<entries.count where chosen[Int(entries.base[position].column)] >= 0 {
      entries.base[position].value *= scratch.slopes.base[Int(entries.base[position].column)]
    }
    for column in 0..<unknownCount { chosen[column] = -1 }
  }
}
