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

  /// What a variable's `position` holds while nothing is decided.
  private static let undecided: Int32 = -1
  /// What it holds once the variable is defined.
  private static let defined: Int32 = -2

  /// Finds the definitions and the unknowns, and fills in the positions of variables and the roles of constraints.
  ///
  /// - Complexity: O(terms), and O(variables) for each use of rule 3.
  func run(_ workspace: inout Workspace) {
    workspace.stack.count = 0
    workspace.early.count = 0
    workspace.late.count = 0
    workspace.symbols.count = 0
    var openCount = count()
    defineLate(&workspace, &openCount)
    if openCount > 0 { defineEarly(&workspace) }
    arrange(&workspace)
  }

  /// Counts, and returns how many equalities there are.
  private func count() -> Int {
    for variable in variables {
      let slot = slots.variables + Int(variable)
      slot.pointee.degree = 0
      slot.pointee.equalities = 0
      slot.pointee.position = Self.undecided
    }
    var openCount = 0
    for constraint in constraints {
      let slot = slots.constraints + Int(constraint)
      guard slot.pointee.isRequired, slot.pointee.relation == .equal, !slot.pointee.isBroken, constraint != goal
      else {
        slot.pointee.role = Role.none
        continue
      }
      openCount &+= 1
      var undefined: Int32 = 0
      for term in slots.variableTerms(of: constraint) {
        let symbol = slots.terms[term].symbol
        undefined ^= symbol
        slots.variables[Int(symbol)].degree &+= 1
        slots.variables[Int(symbol)].equalities ^= constraint
      }
      slot.pointee.role = Role.open &- slot.pointee.variableCount
      slot.pointee.undefined = undefined
    }
    return openCount
  }

  /// Applies rule 1.
  ///
  /// Of several candidates the one with the highest index comes first, so that what was made first is what the rest
  /// is defined by.
  private func defineLate(_ workspace: inout Workspace, _ openCount: inout Int) {
    for variable in variables where slots.variables[Int(variable)].degree == 1 { workspace.stack.append(variable) }
    while workspace.stack.count > 0 {
      let variable = workspace.stack.removeLast()
      guard slots.variables[Int(variable)].degree == 1 else { continue }
      let constraint = slots.variables[Int(variable)].equalities
      slots.constraints[Int(constraint)].role = Role.definition
      slots.variables[Int(variable)].position = Self.defined
      openCount &-= 1
      for term in slots.variableTerms(of: constraint) {
        let symbol = slots.terms[term].symbol
        if symbol == variable { workspace.late.append(definition(constraint, term)) }
        let slot = slots.variables + Int(symbol)
        slot.pointee.degree &-= 1
        slot.pointee.equalities ^= constraint
        if slot.pointee.degree == 1 { workspace.stack.append(symbol) }
      }
    }
  }

  /// Applies rules 2 and 3.
  private func defineEarly(_ workspace: inout Workspace) {
    for constraint in constraints {
      let slot = slots.constraints + Int(constraint)
      if slot.pointee.role == Role.open - 1 { workspace.stack.append(constraint) }
    }
    while true {
      while workspace.stack.count > 0 {
        let constraint = workspace.stack.removeLast()
        let slot = slots.constraints + Int(constraint)
        guard slot.pointee.role == Role.open - 1 else { continue }
        slot.pointee.role = Role.definition
        let variable = slot.pointee.undefined
        for term in slots.variableTerms(of: constraint) where slots.terms[term].symbol == variable {
          workspace.early.append(definition(constraint, term))
        }
        slots.variables[Int(variable)].position = Self.defined
        know(variable, &workspace)
      }
      guard let variable = mostUsed() else { return }
      slots.variables[Int(variable)].degree = 0
      know(variable, &workspace)
    }
  }

  @inline(__always)
  private func definition(_ constraint: Int32, _ term: Int) -> Definition {
    Definition(
      constraint: constraint, pivot: Int32(truncatingIfNeeded: term), factor: -1 / slots.terms[term].coefficient)
  }

  /// Takes a variable off the undefined ones of its equalities.
  private func know(_ variable: Int32, _ workspace: inout Workspace) {
    var term = slots.variables[Int(variable)].firstTerm
    while term >= 0 {
      let constraint = slots.terms[Int(term)].constraint
      let slot = slots.constraints + Int(constraint)
      if slot.pointee.role < Role.open {
        slot.pointee.role &+= 1
        slot.pointee.undefined ^= variable
        if slot.pointee.role == Role.open - 1 { workspace.stack.append(constraint) }
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
  ///
  /// On the way it computes their bases, since the order of the numbers is that of computing.
  private func arrange(_ workspace: inout Workspace) {
    let definedCount = workspace.early.count &+ workspace.late.count
    var position: Int32 = 0
    if definedCount < variables.count {
      for variable in variables where slots.variables[Int(variable)].position == Self.undecided {
        slots.variables[Int(variable)].position = position
        slots.variables[Int(variable)].isFixed = false
        slots.values[Int(variable)].base = 0
        workspace.symbols.append(Symbol(place: ~position, source: variable, kind: .free))
        position &+= 1
      }
    }
    for index in stride(from: workspace.late.count &- 1, through: 0, by: -1) {
      workspace.early.append(workspace.late[index])
    }
    for index in 0..<workspace.early.count {
      let definition = workspace.early[index]
      let slot = slots.variables + slots.symbol(Int(definition.pivot))
      slot.pointee.position = position
      slot.pointee.isFixed = slots.computeBase(definition)
      position &+= 1
    }
  }
}
