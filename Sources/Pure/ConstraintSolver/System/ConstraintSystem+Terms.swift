/// Constraints in and out of the stores, without a note that anything has changed.
extension ConstraintSystem {
  /// Stores a constraint and links its terms with those of the same symbols.
  func insert(_ constraint: LinearConstraint) -> Int32 {
    let expression = constraint.expression
    let run = terms.allocate(expression.count)
    let variableCount = collect(expression, parameters: false, from: Int(run))
    let count = variableCount + collect(expression, parameters: true, from: Int(run) + variableCount)
    // Like terms were added up: give back a run of another size and take a fitting one.
    let kept = refit(run, from: expression.count, to: count)

    sequence += 1
    let slot = ConstraintSlot(
      constant: expression.constant, offset: 0, priority: constraint.priority, sequence: sequence, firstTerm: kept,
      variableCount: Int32(truncatingIfNeeded: variableCount), termCount: Int32(truncatingIfNeeded: count),
      relation: constraint.relation)
    let index = store(slot)
    link(index)
    constraints.base[Int(index)].offset = slots.offset(of: index)
    return index
  }

  /// Takes a constraint out of the lists and its slot into the reserve.
  func withdraw(_ index: Int32) {
    let slot = constraints.base + Int(index)
    let base = terms.base
    for term in Int(slot.pointee.firstTerm)..<Int(slot.pointee.firstTerm + slot.pointee.termCount) {
      let (next, previous, symbol) = (base[term].next, base[term].previous, Int(base[term].symbol))
      if next >= 0 { base[Int(next)].previous = previous }
      if previous >= 0 {
        base[Int(previous)].next = next
      } else if term < Int(slot.pointee.firstTerm + slot.pointee.variableCount) {
        variables.base[symbol].firstTerm = next
      } else {
        parameters.base[symbol].firstTerm = next
      }
    }
    terms.free(slot.pointee.firstTerm, Int(slot.pointee.termCount))
    slot.pointee.isAlive = false
    slot.pointee.firstTerm = freeConstraint
    freeConstraint = index
  }

  private func store(_ slot: ConstraintSlot) -> Int32 {
    var slot = slot
    let index = freeConstraint
    guard index >= 0 else {
      constraints.append(slot)
      return Int32(truncatingIfNeeded: constraints.count - 1)
    }
    freeConstraint = constraints[Int(index)].firstTerm
    slot.isDirty = constraints[Int(index)].isDirty
    constraints[Int(index)] = slot
    return index
  }

  /// Writes the terms with variables, or those with parameters, like terms added up, and returns their number.
  private func collect(_ expression: LinearExpression, parameters: Bool, from start: Int) -> Int {
    let base = terms.base + start
    var count = 0
    for position in 0..<expression.count {
      let term = expression[position]
      guard (term.symbol < 0) == parameters else { continue }
      let symbol = parameters ? ~term.symbol : term.symbol
      var place = 0
      while place < count, base[place].symbol != symbol { place += 1 }
      if place == count {
        base[place] = TermSlot(coefficient: 0, symbol: symbol, constraint: -1)
        count += 1
      }
      let sum = base[place].coefficient + term.coefficient
      // What rounding leaves of `0.1 x + 0.2 x - 0.3 x` must not pass for a coefficient.
      let isNoise = abs(sum) < 1e-13 * (abs(base[place].coefficient) + abs(term.coefficient))
      base[place].coefficient = isNoise ? 0 : sum
    }
    var kept = 0
    for place in 0..<count where base[place].coefficient != 0 {
      base[kept] = base[place]
      kept += 1
    }
    return kept
  }

  private func refit(_ run: Int32, from length: Int, to newLength: Int) -> Int32 {
    guard newLength < length else { return run }
    let fitting = terms.allocate(newLength)
    (terms.base + Int(fitting)).update(from: terms.base + Int(run), count: newLength)
    terms.free(run, length)
    return fitting
  }

  private func link(_ index: Int32) {
    let slot = constraints.base + Int(index)
    let base = terms.base
    let variableEnd = Int(slot.pointee.firstTerm + slot.pointee.variableCount)
    for term in Int(slot.pointee.firstTerm)..<Int(slot.pointee.firstTerm + slot.pointee.termCount) {
      let symbol = Int(base[term].symbol)
      let head = term < variableEnd ? variables.base[symbol].firstTerm : parameters.base[symbol].firstTerm
      base[term].constraint = index
      base[term].next = head
      base[term].previous = -1
      if head >= 0 { base[Int(head)].previous = Int32(truncatingIfNeeded: term) }
      if term < variableEnd {
        variables.base[symbol].firstTerm = Int32(truncatingIfNeeded: term)
      } else {
        parameters.base[symbol].firstTerm = Int32(truncatingIfNeeded: term)
      }
    }
  }
}
