extension ConstraintSystem {
  /// A new variable, of value 0.
  public func makeVariable() -> Variable { engine.pointee.makeVariable() }

  /// Gives back a variable that no constraint mentions any more; its index will be used again.
  public func remove(_ variable: Variable) { engine.pointee.remove(variable) }

  /// The value of a variable after the last `solve()`; 0 before the first.
  public func value(of variable: Variable) -> Double {
    precondition(engine.pointee.contains(variable), "variable \(variable.index) is not of this system")
    return engine.pointee.values.base[Int(variable.index)].value
  }

  /// A new parameter.
  ///
  /// - Throws: `ConstraintError.notFinite` if the value is infinite or not a number.
  public func makeParameter(_ value: Double) throws(ConstraintError) -> Parameter {
    try engine.pointee.makeParameter(value)
  }

  /// Gives back a parameter that no constraint mentions any more; its index will be used again.
  public func remove(_ parameter: Parameter) { engine.pointee.remove(parameter) }

  /// The value the parameter was last set to.
  public func value(of parameter: Parameter) -> Double {
    precondition(engine.pointee.contains(parameter), "parameter \(parameter.index) is not of this system")
    return engine.pointee.parameters.base[Int(parameter.index)].value
  }

  /// Tells the system another value of a parameter; the variables follow at the next `solve()`.
  ///
  /// Takes time in proportion to the number of constraints that mention the parameter, and none if the value is the
  /// one it has.
  ///
  /// - Throws: `ConstraintError.notFinite` if the value is infinite or not a number.
  public func set(_ parameter: Parameter, to value: Double) throws(ConstraintError) {
    try engine.pointee.set(parameter, to: value)
  }
}
