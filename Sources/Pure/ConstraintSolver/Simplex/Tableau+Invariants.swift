extension Tableau {
  /// Whether the tableau says the same as the matrix it came from; debug builds ask after every run.
  ///
  /// Every symbol has to be where it says it is, and every error has to come out of the unknowns as it does out of
  /// the pinned symbols, but for rounding.
  func isConsistent() -> Bool {
    for column in 0..<columns.count where symbols[Int(columns[column])].place != ~Int32(column) { return false }
    for row in 0..<rows.count where symbols[Int(rows[row].symbol)].place != Int32(row) { return false }
    var start = 0
    for index in unknownCount..<symbols.count {
      let symbol = symbols[index]
      var sum = symbol.offset
      var magnitude = abs(sum)
      for position in start..<Int(symbol.end) {
        let part = matrix[position].value * value(ofUnknown: Int(matrix[position].column))
        sum += part
        magnitude += abs(part)
      }
      let error = symbol.place >= 0 ? rows[Int(symbol.place)].value : 0
      if abs(sum - error) > 1e-6 * (1 + magnitude) { return false }
      start = Int(symbol.end)
    }
    return true
  }
}
