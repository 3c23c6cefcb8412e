extension Component {
  /// Computes the base of every variable: its value when all unknowns are 0.
  func computeBases(_ slots: Slots) {
    for unknown in 0..<unknownCount { slots.values[Int(tableau.symbols[unknown].source)].base = 0 }
    for index in 0..<definitions.count { slots.computeBase(definitions.base[index]) }
  }

  /// Writes the values of all variables, and the variables that changed to `changes`.
  ///
  /// - Returns: the number of changes.
  mutating func publish(_ slots: Slots, _ workspace: inout Workspace, to changes: UnsafeMutablePointer<Variable>) -> Int
  {
    var publication = Publication(values: slots.values, changes: changes)
    workspace.solution.count = unknownCount
    var isAllZero = true
    for unknown in 0..<unknownCount {
      let value = tableau.value(ofUnknown: unknown)
      workspace.solution[unknown] = value
      publication.set(tableau.symbols.base[unknown].source, to: value)
      if value != 0 { isAllZero = false }
    }
    if isAllZero {
      publishBases(slots, &publication)
    } else {
      if change != .none { forms.prepare(program, slots, &workspace.expansion) }
      if forms.areReady { forms.publish(workspace.solution, &publication) } else { compute(slots, &publication) }
    }
    change = .none
    return publication.count
  }

  private func publishBases(_ slots: Slots, _ publication: inout Publication) {
    for index in 0..<definitions.count {
      let variable = slots.terms[Int(definitions.base[index].pivot)].symbol
      publication.set(variable, to: slots.values[Int(variable)].base)
    }
  }

  /// Computes the defined variables one after the other.
  private func compute(_ slots: Slots, _ publication: inout Publication) {
    for index in 0..<definitions.count {
      let definition = definitions.base[index]
      var sum = slots.constraints[Int(definition.constraint)].offset
      for term in slots.variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
        sum += slots.terms[term].coefficient * slots.values[slots.symbol(term)].value
      }
      publication.set(slots.terms[Int(definition.pivot)].symbol, to: sum * definition.factor)
    }
  }
}

extension Slots {
  /// Computes the base of the variable that a definition defines, and returns whether no unknown takes part in it.
  @inline(__always)
  @discardableResult
  func computeBase(_ definition: Definition) -> Bool {
    var sum = constraints[Int(definition.constraint)].offset
    var isFixed = true
    for term in variableTerms(of: definition.constraint) where term != Int(definition.pivot) {
      sum += terms[term].coefficient * values[symbol(term)].base
      isFixed = isFixed && variables[symbol(term)].isFixed
    }
    values[symbol(Int(definition.pivot))].base = sum * definition.factor
    return isFixed
  }
}

/// Values on their way out, and a list of those that changed.
struct Publication {
  let values: UnsafeMutablePointer<VariableValue>
  let changes: UnsafeMutablePointer<Variable>
  var count = 0

  @inline(__always)
  mutating func set(_ variable: Int32, to value: Double) {
    let place = values + Int(variable)
    // Written in any case and counted only if it is a change: a branch would be guessed wrongly half of the time.
    changes[count] = Variable(index: variable)
    count &+= place.pointee.value == value ? 0 : 1
    place.pointee.value = value
  }
}
