/// From an expression to the terms of a constraint.
extension Engine {
  /// Writes the terms, like ones added up, those with variables first.
  @inline(__always)
  mutating func write(_ constraint: LinearConstraint, at run: Int) -> Draft {
    let count = constraint.expression.count
    var draft = Draft(base: terms.base + run, room: count)
    // Term by term, since a loop would first copy all of them, just after they were written.
    if count > 0 { add(constraint.expression.first, to: &draft) }
    if count > 1 { add(constraint.expression.second, to: &draft) }
    if count > 2 { add(constraint.expression.third, to: &draft) }
    if count > 3 { add(constraint.expression.fourth, to: &draft) }
    if count > 4 {
      for term in constraint.expression.rest { add(term, to: &draft) }
    }
    draft.close()
    return draft
  }

  @inline(__always)
  private func add(_ term: LinearExpression.Term, to draft: inout Draft) {
    if term.symbol >= 0 {
      precondition(contains(Variable(index: term.symbol)), "variable \(term.symbol) is not of this system")
      draft.addVariable(term.symbol, term.coefficient)
    } else {
      precondition(contains(Parameter(index: ~term.symbol)), "parameter \(~term.symbol) is not of this system")
      draft.addParameter(~term.symbol, term.coefficient)
    }
  }

  /// Moves terms to a run that fits them.
  mutating func refit(_ run: Int32, from length: Int, to newLength: Int) -> Int32 {
    let fitting = terms.allocate(newLength)
    (terms.base + Int(fitting)).update(from: terms.base + Int(run), count: newLength)
    terms.free(run, length)
    return fitting
  }
}

/// Terms that are being written: those with variables from the start of their run, those with parameters from its end.
struct Draft {
  let base: UnsafeMutablePointer<TermSlot>
  let room: Int
  private(set) var variableCount = 0
  private(set) var parameterCount = 0
  /// A coefficient that is infinite or not a number, or 0.
  private(set) var oddCoefficient = 0.0

  var termCount: Int { variableCount &+ parameterCount }

  /// A draft without terms.
  @inline(__always)
  init(base: UnsafeMutablePointer<TermSlot>, room: Int) {
    self.base = base
    self.room = room
  }

  @inline(__always)
  mutating func addVariable(_ symbol: Int32, _ coefficient: Double) {
    var place = 0
    while place < variableCount, base[place].symbol != symbol { place &+= 1 }
    add(symbol, coefficient, at: place, isNew: place == variableCount)
    if place == variableCount { variableCount &+= 1 }
  }

  @inline(__always)
  mutating func addParameter(_ symbol: Int32, _ coefficient: Double) {
    var place = 0
    while place < parameterCount, base[room &- 1 &- place].symbol != symbol { place &+= 1 }
    add(symbol, coefficient, at: room &- 1 &- place, isNew: place == parameterCount)
    if place == parameterCount { parameterCount &+= 1 }
  }

  @inline(__always)
  private mutating func add(_ symbol: Int32, _ coefficient: Double, at place: Int, isNew: Bool) {
    if !coefficient.isFinite { oddCoefficient = coefficient }
    guard !isNew else {
      base[place] = TermSlot(coefficient: coefficient, symbol: symbol)
      return
    }
    let old = base[place].coefficient
    // What rounding leaves of `0.1 x + 0.2 x - 0.3 x` must not pass for a coefficient.
    let isNoise = abs(old + coefficient) < Tolerance.cancelled * (abs(old) + abs(coefficient))
    base[place].coefficient = isNoise ? 0 : old + coefficient
  }

  /// Drops what has cancelled, and moves the parameters up to the variables.
  @inline(__always)
  mutating func close() {
    var kept = 0
    for place in 0..<variableCount where base[place].coefficient != 0 {
      if kept != place { base[kept] = base[place] }
      kept &+= 1
    }
    variableCount = kept
    guard parameterCount > 0 else { return }
    for place in room &- parameterCount..<room where base[place].coefficient != 0 {
      base[kept] = base[place]
      kept &+= 1
    }
    parameterCount = kept &- variableCount
  }
}
