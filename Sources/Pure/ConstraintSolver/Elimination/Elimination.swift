/// The choice of which equality defines which variable.
///
/// Three rules, in this order, none of which ever combines two equalities:
///
/// 1. A variable that stands in one equality only is defined by it, *late*: after all others.
/// 2. An equality in which one variable is left undefined defines it, *early*: by those that are known.
/// 3. Where neither helps, the variable that stands in most equalities becomes an *unknown*, known to rule 2.
///
/// Equalities in which every variable was defined by others are left over as constraints on the unknowns. A chain of
/// views of equal width ends with one unknown and nothing left over; what a general elimination would have filled in
/// never comes to be. Rules 1 and 2 find their next step in constant time: each variable carries the exclusive or of
/// the equalities it still stands in, and each equality that of its undefined variables.
struct Elimination {
  let slots: Slots
  let variables: UnsafeBufferPointer<Int32>
  let constraints: UnsafeBufferPointer<Int32>
  /// An equality that is not to define anything, or -1.
  let goal: Int32

  /// What a variable's `position` holds while nothing is decided, and afterwards.
  private static let undecided: Int32 = -1
  private static let defined: Int32 = -2

  /// Fills in the order and the definitions of `component`, and the roles of all equalities.
  ///
  /// - Complexity: O(terms), and O(variables) for each use of rule 3.
  func run(into component: Component, scratch: inout EliminationScratch) {
    component.order.removeAll()
    component.definitions.removeAll()
    scratch.stack.removeAll()
    scratch.late.removeAll()
    count()
    defineLate(&scratch)
    defineEarly(component, &scratch)
    arrange(component, scratch)
  }

  private func count() {
    for variable in variables {
      let slot = slots.variables + Int(variable)
      slot.pointee.degree = 0
      slot.pointee.equalities = 0
      slot.pointee.position = Self.undecided
    }
    for constraint in constraints {
      let slot = slots.constraints + Int(constraint)
      guard slot.pointee.isRequired, slot.pointee.relation == .equal, !slot.pointee.isBroken, constraint != goal
      else {
        slot.pointee.role = Role.constant
        continue
      }
      slot.pointee.role = Role.open
      slot.pointee.unknowns = slot.pointee.variableCount
      slot.pointee.undefined = 0
      for term in slots.variableTerms(of: constraint) {
        let symbol = slots.terms[term].symbol
        slot.pointee.undefined ^= symbol
        slots.variables[Int(symbol)].degree += 1
        slots.variables[Int(symbol)].equalities ^= constraint
      }
    }
  }

  /// Applies rule 1.
  ///
  /// Of several candidates the one with the highest index comes first, so that what was made first is what the rest
  /// is defined by.
  private func defineLate(_ scratch: inout EliminationScratch) {
    for variable in variables where slots.variables[Int(variable)].degree == 1 { scratch.stack.append(variable) }
    while scratch.stack.count > 0 {
      let variable = Int(scratch.stack.removeLast())
      guard slots.variables[variable].degree == 1 else { continue }
      let constraint = slots.variables[variable].equalities
      slots.constraints[Int(constraint)].role = Role.definition
      slots.variables[variable].position = Self.defined
      for term in slots.variableTerms(of: constraint) {
        let symbol = slots.symbol(term)
        if symbol == variable {
          scratch.late.append(Definition(constraint: constraint, pivot: Int32(truncatingIfNeeded: term)))
        }
        slots.variables[symbol].degree -= 1
        slots.variables[symbol].equalities ^= constraint
        if slots.variables[symbol].degree == 1 { scratch.stack.append(Int32(truncatingIfNeeded: symbol)) }
      }
    }
  }

  /// Applies rules 2 and 3.
  private func defineEarly(_ component: Component, _ scratch: inout EliminationScratch) {
    var openCount = 0
    for constraint in constraints {
      let slot = slots.constraints + Int(constraint)
      guard slot.pointee.role == Role.open else { continue }
      openCount += 1
      if slot.pointee.unknowns == 1 { scratch.stack.append(constraint) }
    }
    guard openCount > 0 else { return }
    while true {
      while scratch.stack.count > 0 {
        let constraint = scratch.stack.removeLast()
        let slot = slots.constraints + Int(constraint)
        guard slot.pointee.role == Role.open, slot.pointee.unknowns == 1 else { continue }
        slot.pointee.role = Role.definition
        let variable = slot.pointee.undefined
        component.definitions.append(Definition(constraint: constraint, pivot: pivot(variable, in: constraint)))
        slots.variables[Int(variable)].position = Self.defined
        know(variable, &scratch)
      }
      guard let variable = mostUsed() else { return }
      slots.variables[Int(variable)].degree = 0
      know(variable, &scratch)
    }
  }

  private func pivot(_ variable: Int32, in constraint: Int32) -> Int32 {
    for term in slots.variableTerms(of: constraint) where slots.terms[term].symbol == variable {
      return Int32(truncatingIfNeeded: term)
    }
    preconditionFailure("an equality mentions the variable it defines")
  }

  /// Takes a variable off the undefined ones of its equalities.
  private func know(_ variable: Int32, _ scratch: inout EliminationScratch) {
    var term = slots.variables[Int(variable)].firstTerm
    while term >= 0 {
      let constraint = slots.terms[Int(term)].constraint
      let slot = slots.constraints + Int(constraint)
      if slot.pointee.role == Role.open {
        slot.pointee.unknowns -= 1
        slot.pointee.undefined ^= variable
        if slot.pointee.unknowns == 1 { scratch.stack.append(constraint) }
      }
      term = slots.terms[Int(term)].next
    }
  }

  private func mostUsed() -> Int32? {
    var best: Int32?
    var bestDegree: Int32 = 0
    for variable in variables {
      let slot = slots.variables + Int(variable)
      if slot.pointee.position == Self.undecided, slot.pointee.degree > bestDegree {
        (best, bestDegree) = (variable, slot.pointee.degree)
      }
    }
    return best
  }

  /// Numbers the variables: unknowns, early definitions, late definitions from the last found to the first.
  private func arrange(_ component: Component, _ scratch: borrowing EliminationScratch) {
    for variable in variables where slots.variables[Int(variable)].position == Self.undecided {
      place(variable, in: component)
    }
    component.unknownCount = component.order.count
    for index in stride(from: scratch.late.count - 1, through: 0, by: -1) {
      component.definitions.append(scratch.late[index])
    }
    for index in 0..<component.definitions.count {
      place(slots.terms[Int(component.definitions[index].pivot)].symbol, in: component)
    }
  }

  private func place(_ variable: Int32, in component: Component) {
    slots.variables[Int(variable)].position = Int32(truncatingIfNeeded: component.order.count)
    component.order.append(variable)
  }
}

/// Memory for `Elimination`.
struct EliminationScratch: ~Copyable {
  var stack = Store<Int32>()
  var late = Store<Definition>()
}
