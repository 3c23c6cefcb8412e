/// Variables and parameters in and out of their stores.
extension Engine {
  mutating func makeVariable() -> Variable {
    guard freeVariable >= 0 else {
      variables.append(VariableSlot())
      values.append(VariableValue())
      return Variable(index: Int32(truncatingIfNeeded: variables.count &- 1))
    }
    let index = freeVariable
    let slot = variables.base + Int(index)
    freeVariable = slot.pointee.firstTerm
    let isDirty = slot.pointee.isDirty
    slot.pointee = VariableSlot()
    slot.pointee.isDirty = isDirty
    values[Int(index)] = VariableValue()
    return Variable(index: index)
  }

  mutating func remove(_ variable: Variable) {
    precondition(contains(variable), "variable \(variable.index) is not of this system")
    let slot = variables.base + Int(variable.index)
    precondition(slot.pointee.firstTerm < 0, "variable \(variable.index) is still in use by a constraint")
    if slot.pointee.component >= 0 { components.retire(slot.pointee.component) }
    slot.pointee.component = -1
    slot.pointee.isAlive = false
    slot.pointee.firstTerm = freeVariable
    freeVariable = variable.index
  }

  mutating func makeParameter(_ value: Double) throws(ConstraintError) -> Parameter {
    guard value.isFinite else { throw .notFinite(value) }
    guard freeParameter >= 0 else {
      parameters.append(ParameterSlot(value: value))
      return Parameter(index: Int32(truncatingIfNeeded: parameters.count &- 1))
    }
    let index = freeParameter
    freeParameter = parameters[Int(index)].firstTerm
    parameters[Int(index)] = ParameterSlot(value: value)
    return Parameter(index: index)
  }

  mutating func remove(_ parameter: Parameter) {
    precondition(contains(parameter), "parameter \(parameter.index) is not of this system")
    let slot = parameters.base + Int(parameter.index)
    precondition(slot.pointee.firstTerm < 0, "parameter \(parameter.index) is still in use by a constraint")
    slot.pointee.isAlive = false
    slot.pointee.firstTerm = freeParameter
    freeParameter = parameter.index
  }

  mutating func set(_ parameter: Parameter, to value: Double) throws(ConstraintError) {
    precondition(contains(parameter), "parameter \(parameter.index) is not of this system")
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
  func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < variables.count && variables.base[Int(variable.index)].isAlive
  }

  @inline(__always)
  func contains(_ parameter: Parameter) -> Bool {
    parameter.index >= 0 && parameter.index < parameters.count && parameters.base[Int(parameter.index)].isAlive
  }

  @inline(__always)
  func contains(_ id: ConstraintID) -> Bool {
    id.index >= 0 && id.index < constraints.count && constraints.base[Int(id.index)].isAlive
  }
}
