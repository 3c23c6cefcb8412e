/// A pinned symbol to be moved, and to which side.
struct Move {
  var column: Int
  var sign: Double
  /// The most important level that gains.
  var level: Int
  /// How much it gains for each unit of the move.
  var gain: Double
}

extension Tableau {
  /// For every level, how fast the errors of the basic symbols grow with each pinned one.
  func computeSlopes(_ scratch: borrowing SimplexScratch) {
    let width = columns.count
    let slopes = scratch.slopes.base
    slopes.update(repeating: 0, count: width * (levelCount + 1))
    for index in 0..<rows.count {
      let row = rows.base[index]
      let symbol = symbols.base[Int(row.symbol)]
      let slope = Self.slope(symbol.kind, side: row.side)
      if slope != 0 { add(row, times: slope, to: slopes + Int(symbol.level) * width) }
    }
    for index in 0..<scratch.objective.count {
      let term = scratch.objective[index]
      let place = symbols[Int(term.column)].place
      if place >= 0 {
        add(rows[Int(place)], times: term.value, to: slopes + levelCount * width)
      } else {
        slopes[levelCount * width + Int(~place)] += term.value
      }
    }
  }

  @inline(__always)
  func add(_ row: TableauRow, times factor: Double, to slopes: UnsafeMutablePointer<Double>) {
    let first = entries.base + Int(row.start)
    for position in 0..<Int(row.count) {
      slopes[Int(first[position].column)] += factor * first[position].value
    }
  }

  /// How fast an error's cost grows with the error.
  @inline(__always)
  static func slope(_ kind: Symbol.Kind, side: Double) -> Double {
    switch kind {
    case .free: 0
    case .equality: side
    case .inequality: side < 0 ? -1 : 0
    }
  }

  /// What moving a pinned symbol itself costs for each unit.
  @inline(__always)
  static func ownCost(_ kind: Symbol.Kind, _ sign: Double) -> Double {
    switch kind {
    case .free: 0
    case .equality: 1
    case .inequality: sign < 0 ? 1 : 0
    }
  }

  /// Takes errors that are zero to be on the other side, where that spares a pivot that would move nothing.
  ///
  /// This is so for an error that depends on one pinned symbol only: which side it is taken to be on concerns no other
  /// column. "At most" and "at least" the own size of a label, both zero, are the case that is met all the time.
  func settleSides(_ scratch: borrowing SimplexScratch) {
    for index in 0..<rows.count where rows.base[index].count == 1 && rows.base[index].value == 0 {
      let row = rows.base + index
      let symbol = symbols.base[Int(row.pointee.symbol)]
      guard symbol.kind != .free else { continue }
      let entry = entries.base[Int(row.pointee.start)]
      let pinned = symbols.base[Int(columns.base[Int(entry.column)])]
      guard gain(of: Int(entry.column), symbol: pinned, scratch) != nil else { continue }
      let slope = scratch.slopes.base + (Int(symbol.level) &* columns.count &+ Int(entry.column))
      let old = slope.pointee
      let side = row.pointee.side
      let change = Self.slope(symbol.kind, side: -side) - Self.slope(symbol.kind, side: side)
      slope.pointee += change * entry.value
      row.pointee.side = -side
      if gain(of: Int(entry.column), symbol: pinned, scratch) != nil {
        slope.pointee = old
        row.pointee.side = side
      }
    }
  }

  /// The move that gains most at the most important level, or nil if none gains.
  ///
  /// With `first`, it is the move of the first symbol that gains, which cannot go round in circles (Bland's rule).
  func bestMove(_ scratch: borrowing SimplexScratch, first: Bool) -> Move? {
    var best: Move?
    var bestSymbol = Int32.max
    for column in 0..<columns.count {
      let symbol = columns.base[column]
      guard let move = gain(of: column, symbol: symbols.base[Int(symbol)], scratch) else { continue }
      let isBetter: Bool
      if let best, !first {
        isBetter =
          move.level < best.level
          || (move.level == best.level && (move.gain > best.gain || (move.gain == best.gain && symbol < bestSymbol)))
      } else {
        isBetter = symbol < bestSymbol
      }
      if isBetter { (best, bestSymbol) = (move, symbol) }
    }
    return best
  }

  /// The move of a pinned symbol that gains, if one does.
  @inline(__always)
  private func gain(of column: Int, symbol: Symbol, _ scratch: borrowing SimplexScratch) -> Move? {
    let width = columns.count
    for sign in [1.0, -1.0] {
      for level in 0...levelCount {
        var slope = sign * scratch.slopes.base[level * width + column]
        if level == Int(symbol.level) { slope += Self.ownCost(symbol.kind, sign) }
        if slope < -Tolerance.slope { return Move(column: column, sign: sign, level: level, gain: -slope) }
        if slope > Tolerance.slope { break }
      }
    }
    return nil
  }
}
