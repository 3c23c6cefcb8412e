/// What the system keeps of a variable.
struct VariableSlot: BitwiseCopyable {
  /// The value after the last `solve()`.
  var value = 0.0
  /// The value when all unknowns of the component are 0.
  var base = 0.0
  /// The head of the list of terms that mention the variable, or -1; in a free slot, the next free one.
  var firstTerm: Int32 = -1
  /// The index of the component the variable belongs to, or -1.
  var component: Int32 = -1
  /// The place of the variable in the order of its component.
  var position: Int32 = -1
  /// The number of the last search that reached the variable.
  var visit: Int32 = 0
  /// While a component is built, in how many equalities yet unused the variable stands.
  var degree: Int32 = 0
  /// Their indices, combined by exclusive or: with one left, this is its index.
  var equalities: Int32 = 0
  var isAlive = true
  /// Whether the variable stands in the list of places where the structure has changed.
  var isDirty = false
}

/// What the system keeps of a parameter.
struct ParameterSlot: BitwiseCopyable {
  var value: Double
  /// The head of the list of terms that mention the parameter, or -1; in a free slot, the next free one.
  var firstTerm: Int32 = -1
  var isAlive = true
}

/// What the system keeps of a constraint.
///
/// Its terms lie side by side, those with variables first.
struct ConstraintSlot: BitwiseCopyable {
  var constant: Double
  /// The constant plus the terms with parameters, at their values of the last `solve()`.
  var offset: Double
  var priority: Double
  /// Counts up with every `add`: later constraints break first.
  var sequence: Int
  /// In a free slot, the next free one.
  var firstTerm: Int32
  var variableCount: Int32
  var termCount: Int32
  var relation: Relation
  var isAlive = true
  /// Ignored, since it is the last of a conflict.
  var isBroken = false
  /// Whether the constraint stands in the list of those whose numbers have changed.
  var isDirty = false
  /// The number of the last search that reached the constraint.
  var visit: Int32 = 0
  /// While a component is built, how many of the variables are yet undefined.
  var unknowns: Int32 = 0
  /// Their indices, combined by exclusive or: with one left, this is its index.
  var undefined: Int32 = 0
  /// What became of the constraint in its component: a row (not negative), or one of the values of `Role`.
  var role: Int32 = -1

  var isRequired: Bool { priority >= 1000 }

  /// Whether the constraint is met if its expression is `sum`, but for rounding of numbers of this `magnitude`.
  func holds(_ sum: Double, magnitude: Double) -> Bool {
    let slack = Tolerance.feasible * (1 + magnitude)
    return switch relation {
    case .equal: abs(sum) <= slack
    case .lessThanOrEqual: sum <= slack
    case .greaterThanOrEqual: sum >= -slack
    }
  }
}

/// What a constraint does in its component, other than being a row of the simplex.
enum Role {
  /// Its error is the same whatever the solver does.
  static let constant: Int32 = -1
  /// It is an equality and defines a variable by the others.
  static let definition: Int32 = -2
  /// It is an equality of which nothing is decided yet, or that is left over.
  static let open: Int32 = -3
}

/// A symbol in a constraint, linked with all other terms that mention the same symbol.
struct TermSlot: BitwiseCopyable {
  var coefficient: Double
  /// The index of the variable, or of the parameter in the later terms of a constraint.
  var symbol: Int32
  var constraint: Int32
  /// The neighbours in the list of the symbol, or -1.
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// The addresses of all slots, for the algorithms that run over them.
struct Slots {
  let variables: UnsafeMutablePointer<VariableSlot>
  let parameters: UnsafeMutablePointer<ParameterSlot>
  let constraints: UnsafeMutablePointer<ConstraintSlot>
  let terms: UnsafeMutablePointer<TermSlot>

  /// The terms with variables of a constraint.
  @inline(__always)
  func variableTerms(of constraint: Int32) -> Range<Int> {
    let slot = constraints + Int(constraint)
    let first = Int(slot.pointee.firstTerm)
    return Range(uncheckedBounds: (first, first &+ Int(slot.pointee.variableCount)))
  }

  /// The index of the variable or parameter of a term.
  @inline(__always)
  func symbol(_ term: Int) -> Int { Int(terms[term].symbol) }

  /// The offset of a constraint, from its constant and the present values of its parameters.
  func offset(of constraint: Int32) -> Double {
    let slot = constraints[Int(constraint)]
    var sum = slot.constant
    for term in Int(slot.firstTerm + slot.variableCount)..<Int(slot.firstTerm + slot.termCount) {
      sum += terms[term].coefficient * parameters[symbol(term)].value
    }
    return sum
  }
}
