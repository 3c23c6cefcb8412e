extension ConstraintSystem {
  /// Adds a constraint; it takes effect at the next `solve()`.
  ///
  /// - Returns: the name of the constraint, for `remove` and `setConstant`.
  /// - Throws: `ConstraintError.notFinite` or `.priorityOutOfRange`; nothing is added then.
  /// - Complexity: O(number of terms).
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    ConstraintID(index: try engine.pointee.add(constraint))
  }

  /// Adds a constraint if it can hold beside the required ones that were added before it.
  ///
  /// - Returns: the name of the constraint, as from `add(_:)`.
  /// - Throws: `ConstraintError.unsatisfiable(with:)` if it cannot, or what `add(_:)` throws. No value, constraint or
  ///   list of changes is touched then.
  /// - Complexity: as for building anew the components that the constraint connects.
  @discardableResult
  public func addIfSatisfiable(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
    ConstraintID(index: try engine.pointee.addIfSatisfiable(constraint))
  }

  /// Removes a constraint; what it held moves at the next `solve()`.
  public func remove(_ id: ConstraintID) {
    precondition(engine.pointee.contains(id), "constraint \(id.index) is not of this system")
    engine.pointee.remove(id.index)
  }

  /// Changes the constant of a constraint's expression: in `left - 20 == 0` it is -20.
  ///
  /// - Throws: `ConstraintError.notFinite` if the value is infinite or not a number.
  /// - Complexity: O(1); at the next `solve()`, numbers only.
  public func setConstant(_ id: ConstraintID, to constant: Double) throws(ConstraintError) {
    precondition(engine.pointee.contains(id), "constraint \(id.index) is not of this system")
    try engine.pointee.setConstant(id.index, to: constant)
  }

  /// The constant of a constraint's expression.
  public func constant(of id: ConstraintID) -> Double {
    precondition(engine.pointee.contains(id), "constraint \(id.index) is not of this system")
    return engine.pointee.constraints[Int(id.index)].constant
  }

  /// Whether the last `solve()` ignored the constraint, because others that were added before it exclude it.
  public func isBroken(_ id: ConstraintID) -> Bool {
    precondition(engine.pointee.contains(id), "constraint \(id.index) is not of this system")
    return engine.pointee.constraints[Int(id.index)].isBroken
  }
}
