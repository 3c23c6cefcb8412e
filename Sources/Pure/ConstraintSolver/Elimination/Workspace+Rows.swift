extension Workspace {
  /// Expresses all constraints but the definitions by the unknowns, and ranks them by their priorities.
  mutating func collectRows(
    _ constraints: UnsafeBufferPointer<Int32>, _ slots: Slots, unknowns: Int, goal: Int32, _ forms: inout Forms
  ) {
    settled.count = 0
    priorities.count = 0
    matrix.removeAll()
    let program = Program(
      unknownCount: unknowns, variableCount: unknowns &+ early.count, definitions: early.base)
    var patience = 4 &* program.variableCount &+ 64
    for constraint in constraints {
      let slot = slots.constraints + Int(constraint)
      guard slot.pointee.role != Role.definition, !slot.pointee.isBroken else { continue }
      let start = matrix.count
      if unknowns > 0, !slots.isFixed(constraint) {
        if patience < 0 { forms.prepare(program, slots, &expansion) }
        addEntries(of: constraint, program, slots, forms, &patience)
      }
      guard matrix.count > start else {
        slot.pointee.role = Role.none
        if slot.pointee.isRequired { settled.append(constraint) }
        continue
      }
      let row = Int32(truncatingIfNeeded: symbols.count &- unknowns)
      slot.pointee.role = row
      symbols.append(
        Symbol(
          place: row, source: constraint, end: Int32(truncatingIfNeeded: matrix.count),
          kind: slot.pointee.relation == .equal ? .equality : .inequality))
      insertPriority(constraint == goal ? Self.goalPriority : slot.pointee.priority)
    }
    for index in unknowns..<symbols.count {
      let constraint = symbols.base[index].source
      let priority = constraint == goal ? Self.goalPriority : slots.constraints[Int(constraint)].priority
      symbols.base[index].level = level(of: priority)
    }
  }

  /// Any priority below the required one.
  private static var goalPriority: Float { 999 }

  /// Adds a constraint, turned round if need be, as a sum of unknowns.
  @inline(__always)
  private mutating func addEntries(
    of constraint: Int32, _ program: Program, _ slots: Slots, _ forms: borrowing Forms, _ patience: inout Int
  ) {
    let sign = slots.constraints[Int(constraint)].sign
    guard forms.areReady else {
      expansion.add(constraint, times: sign, slots)
      expansion.resolve(program, slots) { _ in
        patience &-= 1
      } unknown: { unknown, coefficient in
        matrix.append(Entry(column: Int32(truncatingIfNeeded: unknown), value: coefficient))
      }
      return
    }
    for term in slots.variableTerms(of: constraint) {
      let position = Int(slots.variables[slots.symbol(term)].position)
      forms.add(slots.terms[term].coefficient * sign, position: position, program, to: &expansion)
    }
    expansion.resolve(program.unknownsOnly, slots) { unknown, coefficient in
      matrix.append(Entry(column: Int32(truncatingIfNeeded: unknown), value: coefficient))
    }
  }
}

extension Slots {
  /// Whether no unknown takes part in a constraint.
  @inline(__always)
  fileprivate func isFixed(_ constraint: Int32) -> Bool {
    for term in variableTerms(of: constraint) where !variables[symbol(term)].isFixed { return false }
    return true
  }
}
