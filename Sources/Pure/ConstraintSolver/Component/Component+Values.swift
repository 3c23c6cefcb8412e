extension Component {
  /// Computes the *base* of every variable: its value when all unknowns are 0.
  func computeBases(_ slots: Slots) {
    for position in 0..<unknownCount { slots.variables[Int(order[position])].base = 0 }
    for index in 0..<definitions.count {
      let definition = definitions.base[index]
      var sum = slots.constraints[Int(definition.constraint)].offset
      for term in slots.variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
        sum += slots.terms[term].coefficient * slots.variables[slots.symbol(term)].base
      }
      let pivot = slots.terms[Int(definition.pivot)]
      slots.variables[Int(pivot.symbol)].base = -sum / pivot.coefficient
    }
  }

  /// Writes the values of all variables, and the indices of those that changed to `changes`.
  ///
  /// - Returns: the number of changes.
  func publish(_ slots: Slots, changes: UnsafeMutablePointer<Variable>) -> Int {
    var count = 0
    for position in 0..<unknownCount {
      let variable = order.base[position]
      let slot = slots.variables + Int(variable)
      let value = solution.base[position]
      changes[count] = Variable(index: variable)
      count &+= slot.pointee.value == value ? 0 : 1
      slot.pointee.value = value
    }
    for index in 0..<definitions.count {
      let definition = definitions.base[index]
      var sum = slots.constraints[Int(definition.constraint)].offset
      for term in slots.variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
        sum += slots.terms[term].coefficient * slots.variables[slots.symbol(term)].value
      }
      let pivot = slots.terms[Int(definition.pivot)]
      let slot = slots.variables + Int(pivot.symbol)
      let value = -sum / pivot.coefficient
      changes[count] = Variable(index: pivot.symbol)
      count &+= slot.pointee.value == value ? 0 : 1
      slot.pointee.value = value
    }
    return count
  }
}
