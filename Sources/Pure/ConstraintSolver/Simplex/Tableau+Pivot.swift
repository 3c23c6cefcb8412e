extension Tableau {
  /// Exchanges the basic symbol of a row with the symbol pinned in a column, and computes the values that this changes.
  ///
  /// - Complexity: O(entries of the tableau + rows with that column * entries of the row).
  mutating func pivot(row pivotRow: Int, column: Int, places: UnsafeMutablePointer<Int32>) {
    invert(pivotRow, column, places)
    let key = Int32(truncatingIfNeeded: column)
    for row in 0..<rows.count where row != pivotRow {
      let start = Int(rows.base[row].start)
      for position in 0..<Int(rows.base[row].count) where entries.base[start &+ position].column == key {
        substitute(pivotRow, into: row, at: position, places)
        computeValue(of: rows.base + row)
        break
      }
    }
    let start = Int(rows[pivotRow].start)
    for position in start..<start + Int(rows[pivotRow].count) { places[Int(entries[position].column)] = -1 }
    computeValue(of: rows.base + pivotRow)
  }

  /// Solves the pivot row for the entering symbol, and notes in `places` where each of its columns stands.
  private mutating func invert(_ row: Int, _ column: Int, _ places: UnsafeMutablePointer<Int32>) {
    let leaving = rows[row].symbol
    let entering = columns[column]
    let first = entries.base + Int(rows[row].start)
    let count = Int(rows[row].count)
    var pivot = 0.0
    for position in 0..<count where Int(first[position].column) == column { pivot = first[position].value }
    assert(pivot != 0, "a pivot is not zero")
    let inverse = 1 / pivot
    for position in 0..<count {
      let isPivot = Int(first[position].column) == column
      first[position].value = isPivot ? inverse : -first[position].value * inverse
      places[Int(first[position].column)] = Int32(truncatingIfNeeded: position)
    }
    rows.base[row].symbol = entering
    columns[column] = leaving
    symbols.base[Int(entering)].place = Int32(truncatingIfNeeded: row)
    symbols.base[Int(leaving)].place = ~Int32(truncatingIfNeeded: column)
  }

  /// Replaces the entry at `position` of a row, in the pivot column, by its multiple of the pivot row.
  private mutating func substitute(
    _ pivotRow: Int, into row: Int, at position: Int, _ places: UnsafeMutablePointer<Int32>
  ) {
    let pivotCount = Int(rows.base[pivotRow].count)
    reserve(row, Int(rows.base[row].count) + pivotCount)
    let target = entries.base + Int(rows.base[row].start)
    let source = entries.base + Int(rows.base[pivotRow].start)
    let factor = target[position].value
    target[position].value = 0

    // Places below -1 mark the columns that both rows have.
    var count = Int(rows.base[row].count)
    var next = 0
    while next < count {
      let place = places[Int(target[next].column)]
      if place >= 0 {
        places[Int(target[next].column)] = -2 - place
        let (old, change) = (target[next].value, factor * source[Int(place)].value)
        target[next].value = old + change
        if abs(old + change) <= Tolerance.cancelled * (abs(old) + abs(change)) {
          count -= 1
          target[next] = target[count]
          continue
        }
      }
      next += 1
    }
    for place in 0..<pivotCount {
      let column = Int(source[place].column)
      if places[column] < -1 {
        places[column] = Int32(truncatingIfNeeded: place)
      } else {
        target[count] = Entry(column: source[place].column, value: factor * source[place].value)
        count += 1
      }
    }
    rows.base[row].count = Int32(truncatingIfNeeded: count)
  }

  /// Makes room for `needed` entries in a row, if need be by moving it to the end.
  private mutating func reserve(_ row: Int, _ needed: Int) {
    guard needed > Int(rows.base[row].capacity) else { return }
    let (start, count, end) = (Int(rows.base[row].start), Int(rows.base[row].count), entries.count)
    entries.resize(to: end + 2 * needed)
    (entries.base + end).update(from: entries.base + start, count: count)
    rows.base[row].start = Int32(truncatingIfNeeded: end)
    rows.base[row].capacity = Int32(truncatingIfNeeded: 2 * needed)
  }
}
