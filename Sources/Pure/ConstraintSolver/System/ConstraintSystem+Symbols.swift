extension ConstraintSystem {
  /// A new variable, of value 0.
  public func makeVariable() -> Variable {
    if freeVariable >= 0 {
      let index = freeVariable
      freeVariable = variables[Int(index)].firstTerm
      var slot = VariableSlot()
      slot.isDirty = variables[Int(index)].isDirty
      variables[Int(index)] = slot
      return Variable(index: index)
    }
    variables.append(VariableSlot())
    return Variable(index: Int32(truncatingIfNeeded: variables.count - 1))
  }

  /// Gives back a variable that no constraint mentions any more; its index will be used again.
  public func remove(_ variable: Variable) {
    precondition(isAlive(variable), "variable \(variable.index) is not of this system")
    let slot = variables.base + Int(variable.index)
    precondition(slot.pointee.firstTerm < 0, "variable \(variable.index) is still in use by a constraint")
    slot.pointee.isAlive = false
    slot.pointee.firstTerm = freeVariable
    freeVariable = variable.index
    detach(variable.index)
  }

  /// The value of a variable after the last `solve()`; 0 before the first.
  public func value(of variable: Variable) -> Double {
    precondition(isAlive(variable), "variable \(variable.index) is not of this system")
    return variables.base[Int(variable.index)].value
  }

  /// A new parameter.
  ///
  /// - Throws: `ConstraintError.notFinite` if the value is infinite or not a number.
  public func makeParameter(_ value: Double) throws(ConstraintError) -> Parameter {
    guard value.isFinite else { throw .notFinite(value) }
    if freeParameter >= 0 {
      let index = freeParameter
      freeParameter = parameters[Int(index)].firstTerm
      parameters[Int(index)] = ParameterSlot(value: value)
      return Parameter(index: index)
    }
    parameters.append(ParameterSlot(value: value))
    return Parameter(index: Int32(truncatingIfNeeded: parameters.count - 1))
  }

  /// Gives back a parameter that no constraint mentions any more; its index will be used again.
  public func remove(_ parameter: Parameter) {
    precondition(isAlive(parameter), "parameter \(parameter.index) is not of this system")
    let slot = parameters.base + Int(parameter.index)
    precondition(slot.pointee.firstTerm < 0, "parameter \(parameter.index) is still in use by a constraint")
    slot.pointee.isAlive = false
    slot.pointee.firstTerm = freeParameter
    freeParameter = parameter.index
  }

  /// The value the parameter was last set to.
  public func value(of parameter: Parameter) -> Double {
    precondition(isAlive(parameter), "parameter \(parameter.index) is not of this system")
    return parameters.base[Int(parameter.index)].value
  }

  /// Tells the system another value of a parameter; the variables follow at the next `solve()`.
  ///
  /// Takes time in proportion to the number of constraints that mention the parameter, and none if the value is the
  /// one it has.
  ///
  /// - Throws: `ConstraintError.notFinite` if the value is infinite or not a number.
  public func set(_ parameter: Parameter, to value: Double) throws(ConstraintError) {
    precondition(isAlive(parameter), "parameter \(parameter.index) is not of this system")
    guard value.isFinite else { throw .notFinite(value) }
    let slot = parameters.base + Int(parameter.index)
    guard slot.pointee.value != value else { return }
    slot.pointee.value = value
    var term = slot.pointee.firstTerm
    while term >= 0 {
      noteNumbers(of: terms.base[Int(term)].constraint)
      term = terms.base[Int(term)].next
    }
  }

  @inline(__always)
  func isAlive(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variables.count && variables.base[Int(variable.index)].isAlive
  }

  @inline(__always)
  func isAlive(_ parameter: Parameter) -> Bool {
    parameter.index >= 0 && parameter.index < parameters.count && parameters.base[Int(parameter.index)].isAlive
  }

  /// Notes that the numbers of a constraint have changed.
  @inline(__always)
  func noteNumbers(of constraint: Int32) {
    let slot = constraints.base + Int(constraint)
    guard !slot.pointee.isDirty else { return }
    slot.pointee.isDirty = true
    dirtyConstraints.append(constraint)
  }

  /// Notes that constraints have come to or gone from a variable.
  @inline(__always)
  func noteStructure(of variable: Int32) {
    let slot = variables.base + Int(variable)
    guard !slot.pointee.isDirty else { return }
    slot.pointee.isDirty = true
    dirtyVariables.append(variable)
  }
}
