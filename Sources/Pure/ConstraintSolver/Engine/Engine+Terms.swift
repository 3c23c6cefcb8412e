/// From an expression to the terms of a constraint.
extension Engine {
  /// Writes the terms, like ones added up, those with variables first.
  ///
  /// - Returns: the number of terms with variables, the number of all, and whether all coefficients are finite.
  @inline(__always)
  mutating func write(_ expression: borrowing LinearExpression, at run: Int) -> (Int, Int, Bool) {
    let base = terms.base + run
    var variableCount = 0
    var hasParameters = false
    var isFinite = true
    expression.forEachTerm { term in
      isFinite = isFinite && term.coefficient.isFinite
      guard term.symbol >= 0 else {
        hasParameters = true
        return
      }
      precondition(contains(Variable(index: term.symbol)), "variable \(term.symbol) is not of this system")
      add(term.coefficient, term.symbol, to: base, count: &variableCount)
    }
    variableCount = dropZeros(base, variableCount)
    guard hasParameters else { return (variableCount, variableCount, isFinite) }
    var parameterCount = 0
    expression.forEachTerm { term in
      guard term.symbol < 0 else { return }
      precondition(contains(Parameter(index: ~term.symbol)), "parameter \(~term.symbol) is not of this system")
      add(term.coefficient, ~term.symbol, to: base + variableCount, count: &parameterCount)
    }
    return (variableCount, variableCount + dropZeros(base + variableCount, parameterCount), isFinite)
  }

  @inline(__always)
  private func add(
    _ coefficient: Double, _ symbol: Int32, to base: UnsafeMutablePointer<TermSlot>, count: inout Int
  ) {
    var place = 0
    while place < count, base[place].symbol != symbol { place &+= 1 }
    if place == count {
      base[place] = TermSlot(coefficient: coefficient, symbol: symbol)
      count &+= 1
    } else {
      let old = base[place].coefficient
      // What rounding leaves of `0.1 x + 0.2 x - 0.3 x` must not pass for a coefficient.
      let isNoise = abs(old + coefficient) < Tolerance.cancelled * (abs(old) + abs(coefficient))
      base[place].coefficient = isNoise ? 0 : old + coefficient
    }
  }

  @inline(__always)
  private func dropZeros(_ base: UnsafeMutablePointer<TermSlot>, _ count: Int) -> Int {
    var kept = 0
    for place in 0..<count where base[place].coefficient != 0 {
      if kept != place { base[kept] = base[place] }
      kept &+= 1
    }
    return kept
  }

  /// Moves terms to a run that fits them.
  mutating func refit(_ run: Int32, from length: Int, to newLength: Int) -> Int32 {
    let fitting = terms.allocate(newLength)
    (terms.base + Int(fitting)).update(from: terms.base + Int(run), count: newLength)
    terms.free(run, length)
    return fitting
  }

  func firstOddCoefficient(of expression: borrowing LinearExpression) -> Double {
    for position in 0..<expression.count where !expression[position].coefficient.isFinite {
      return expression[position].coefficient
    }
    return .nan
  }
}
