extension ConstraintSystem {
  /// Adds a constraint; it takes effect at the next `solve()`.
  ///
  /// - Returns: the name of the constraint, for `remove` and `setConstant`.
  /// - Throws: `ConstraintError.notFinite` or `.priorityOutOfRange`; nothing is added then.
  /// - Complexity: O(number of terms).
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    try check(constraint)
    let id = insert(constraint)
    let slots = slots
    let variables = slots.variableTerms(of: id)
    for term in variables { noteStructure(of: slots.terms[term].symbol) }
    if variables.isEmpty { noteNumbers(of: id) }
    return ConstraintID(index: id)
  }

  /// Removes a constraint; what it held moves at the next `solve()`.
  public func remove(_ id: ConstraintID) {
    precondition(isAlive(id), "constraint \(id.index) is not of this system")
    let slots = slots
    for term in slots.variableTerms(of: id.index) { noteStructure(of: slots.terms[term].symbol) }
    withdraw(id.index)
  }

  /// Changes the constant of a constraint's expression: in `left - 20 == 0` it is -20.
  ///
  /// - Throws: `ConstraintError.notFinite` if the value is infinite or not a number.
  /// - Complexity: O(1); at the next `solve()`, numbers only.
  public func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {
    precondition(isAlive(id), "constraint \(id.index) is not of this system")
    guard constant.isFinite else { throw .notFinite(constant) }
    let slot = constraints.base + Int(id.index)
    guard slot.pointee.constant != constant else { return }
    slot.pointee.constant = constant
    noteNumbers(of: id.index)
  }

  /// The constant of a constraint's expression.
  public func constant(of id: ConstraintID) -> Double {
    precondition(isAlive(id), "constraint \(id.index) is not of this system")
    return constraints.base[Int(id.index)].constant
  }

  /// Whether the last `solve()` ignored the constraint, because others that were added before it exclude it.
  public func isBroken(_ id: ConstraintID) -> Bool {
    precondition(isAlive(id), "constraint \(id.index) is not of this system")
    return constraints.base[Int(id.index)].isBroken
  }

  @inline(__always)
  func isAlive(_ id: ConstraintID) -> Bool {
    id.index >= 0 && id.index < constraints.count && constraints.base[Int(id.index)].isAlive
  }

  /// Throws unless all numbers of the constraint can be used.
  func check(_ constraint: LinearConstraint) throws(ConstraintError) {
    let expression = constraint.expression
    guard expression.constant.isFinite else { throw .notFinite(expression.constant) }
    guard constraint.priority > 0, constraint.priority <= 1000 else { throw .priorityOutOfRange(constraint.priority) }
    for position in 0..<expression.count {
      let term = expression[position]
      guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
      if term.symbol >= 0 {
        precondition(isAlive(Variable(index: term.symbol)), "variable \(term.symbol) is not of this system")
      } else {
        precondition(isAlive(Parameter(index: ~term.symbol)), "parameter \(~term.symbol) is not of this system")
      }
    }
  }
}
