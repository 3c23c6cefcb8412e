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
/// never comes to be. Rule 1 finds its next step in constant time, since the equalities that a variable still stands in
/// are combined by exclusive or: with one left, this is its index.
struct Elimination {
  let slots: Slots
  let variables: UnsafeBufferPointer<Int32>
  let constraints: UnsafeBufferPointer<Int32>
  /// An equality that is not to define anything, or -1.
  let goal: Int32

  /// What the degree of a variable becomes once the variable is defined.
  private static let defined: Int32 = -1
  /// What it becomes once rule 3 has made the variable an unknown.
  private static let known: Int32 = -2

  /// Finds the definitions and the unknowns, and fills in the positions of variables and the roles of constraints.
  ///
  /// - Complexity: O(terms), and O(variables) for each use of rule 3.
  func run(_ workspace: inout Workspace) {
    workspace.stack.count = 0
    workspace.early.count = 0
    workspace.late.count = 0
    workspace.symbols.count = 0
    var openCount = count(&workspace)
    defineLate(&workspace, &openCount)
    if openCount > 0 { defineEarly(&workspace) }
    arrange(&workspace)
  }

  /// Counts, and returns how many equalities there are.
  private func count(_ workspace: inout Workspace) -> Int {
    workspace.degrees.count = variables.count
    workspace.equalities.count = variables.count
    for index in 0..<variables.count {
      slots.variables[Int(variables[index])].position = Int32(truncatingIfNeeded: index)
      workspace.degrees[index] = 0
      workspace.equalities[index] = 0
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
      for term in slots.variableTerms(of: constraint) {
        let index = place(term)
        workspace.degrees.base[index] &+= 1
        workspace.equalities.base[index] ^= constraint
      }
      slot.pointee.role = Role.open &- slot.pointee.variableCount
    }
    return openCount
  }

  /// The place of a term's variable among the variables.
  @inline(__always)
  private func place(_ term: Int) -> Int { Int(slots.variables[slots.symbol(term)].position) }

  /// Applies rule 1.
  ///
  /// Of several candidates the one with the highest index comes first, so that what was made first is what the rest
  /// is defined by.
  private func defineLate(_ workspace: inout Workspace, _ openCount: inout Int) {
    for index in 0..<variables.count where workspace.degrees[index] == 1 {
      workspace.stack.append(Int32(truncatingIfNeeded: index))
    }
    while workspace.stack.count > 0 {
      let variable = Int(workspace.stack.removeLast())
      guard workspace.degrees[variable] == 1 else { continue }
      let constraint = workspace.equalities[variable]
      slots.constraints[Int(constraint)].role = Role.definition
      openCount &-= 1
      for term in slots.variableTerms(of: constraint) {
        let index = place(term)
        if index == variable { workspace.late.append(definition(constraint, term)) }
        workspace.degrees.base[index] &-= 1
        workspace.equalities.base[index] ^= constraint
        if workspace.degrees[index] == 1 { workspace.stack.append(Int32(truncatingIfNeeded: index)) }
      }
      workspace.degrees[variable] = Self.defined
    }
  }

  /// Applies rules 2 and 3.
  private func defineEarly(_ workspace: inout Workspace) {
    for constraint in constraints where slots.constraints[Int(constraint)].role == Role.open - 1 {
      workspace.stack.append(constraint)
    }
    while true {
      while workspace.stack.count > 0 {
        let constraint = workspace.stack.removeLast()
        let slot = slots.constraints + Int(constraint)
        guard slot.pointee.role == Role.open - 1 else { continue }
        slot.pointee.role = Role.definition
        for term in slots.variableTerms(of: constraint) where workspace.degrees[place(term)] >= 0 {
          workspace.early.append(definition(constraint, term))
          workspace.degrees[place(term)] = Self.defined
          know(slots.symbol(term), &workspace)
          break
        }
      }
      guard let variable = mostUsed(workspace) else { return }
      workspace.degrees[variable] = Self.known
      know(Int(variables[variable]), &workspace)
    }
  }

  @inline(__always)
  private func definition(_ constraint: Int32, _ term: Int) -> Definition {
    Definition(
      constraint: constraint, pivot: Int32(truncatingIfNeeded: term), factor: -1 / slots.terms[term].coefficient)
  }

  /// Takes a variable off the undefined ones of its equalities.
  private func know(_ variable: Int, _ workspace: inout Workspace) {
    var term = slots.variables[variable].firstTerm
    while term >= 0 {
      let constraint = slots.terms[Int(term)].constraint
      let slot = slots.constraints + Int(constraint)
      if slot.pointee.role < Role.open {
        slot.pointee.role &+= 1
        if slot.pointee.role == Role.open - 1 { workspace.stack.append(constraint) }
      }
      term = slots.terms[Int(term)].next
    }
  }

  /// The place of the variable that stands in most equalities; nil if all are defined or known.
  private func mostUsed(_ workspace: borrowing Workspace) -> Int? {
    var best: Int?
    var bestDegree: Int32 = 0
    for index in 0..<variables.count where workspace.degrees[index] > bestDegree {
      (best, bestDegree) = (index, workspace.degrees[index])
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
      for index in 0..<variables.count where workspace.degrees[index] != Self.defined {
        let variable = variables[index]
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
