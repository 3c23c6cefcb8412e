extension Tableau {
  /// Follows a move down to where the cost is least, and returns the row that is zero there: it is to be pinned.
  ///
  /// The cost along a line is convex and made of straight pieces that meet where errors change sign. Passing such a
  /// point is allowed as long as the cost still falls behind it; this is what lets one step cross many constraints.
  ///
  /// With `first`, no point is passed, as Bland's rule asks.
  ///
  /// - Returns: nil if the cost falls for ever, which only an objective can.
  func rowToPin(after move: Move, _ scratch: inout SimplexScratch, first: Bool) -> Int? {
    collectBreakpoints(move, &scratch)
    let slopes = scratch.direction.base
    let width = columns.count
    for level in 0...levelCount { slopes[level] = move.sign * scratch.slopes.base[level * width + move.column] }
    let own = symbols[Int(columns[move.column])]
    slopes[Int(own.level)] += Self.ownCost(own.kind, move.sign)

    var remaining = scratch.breakpoints.count
    let points = scratch.breakpoints.base
    while remaining > 0 {
      let nearest = nearestBreakpoint(points, remaining, first: first)
      let point = points[nearest]
      slopes[Int(point.level)] += point.jump
      if first || !isFalling(slopes) { return Int(point.row) }
      rows.base[Int(point.row)].side *= -1
      remaining -= 1
      points[nearest] = points[remaining]
    }
    return nil
  }

  private func collectBreakpoints(_ move: Move, _ scratch: inout SimplexScratch) {
    scratch.breakpoints.count = 0
    let key = Int32(truncatingIfNeeded: move.column)
    for index in 0..<rows.count {
      let row = rows.base[index]
      let symbol = symbols.base[Int(row.symbol)]
      guard symbol.kind != .free else { continue }
      let first = entries.base + Int(row.start)
      for position in 0..<Int(row.count) where first[position].column == key {
        let rate = move.sign * first[position].value
        guard abs(rate) > Tolerance.slope else { break }
        guard (rate > 0) != (row.side > 0) else { break }
        let jump = symbol.kind == .equality ? 2 * abs(rate) : abs(rate)
        scratch.breakpoints.append(
          Breakpoint(
            row: Int32(truncatingIfNeeded: index), level: symbol.level, distance: abs(row.value / rate), rate: rate,
            jump: jump))
        break
      }
    }
  }

  /// The nearest point; of equally near ones that of the greatest rate, which is the best pivot, or the first symbol.
  private func nearestBreakpoint(
    _ points: UnsafeMutablePointer<Breakpoint>, _ count: Int, first: Bool
  ) -> Int {
    var nearest = 0
    for index in 1..<max(count, 1) {
      let (point, best) = (points[index], points[nearest])
      if point.distance < best.distance {
        nearest = index
      } else if point.distance == best.distance {
        let (symbol, bestSymbol) = (rows[Int(point.row)].symbol, rows[Int(best.row)].symbol)
        let isSteeper = abs(point.rate) > abs(best.rate)
        let isAsSteep = abs(point.rate) == abs(best.rate)
        if first ? symbol < bestSymbol : isSteeper || (isAsSteep && symbol < bestSymbol) { nearest = index }
      }
    }
    return nearest
  }

  @inline(__always)
  private func isFalling(_ slopes: UnsafeMutablePointer<Double>) -> Bool {
    for level in 0...levelCount {
      if slopes[level] < -Tolerance.slope { return true }
      if slopes[level] > Tolerance.slope { return false }
    }
    return false
  }
}
