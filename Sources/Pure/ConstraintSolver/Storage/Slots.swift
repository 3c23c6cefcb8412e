/// The value of a variable, and what it would be if all unknowns of its component were 0.
struct VariableValue: BitwiseCopyable {
  /// The value after the last `solve()`.
  var value = 0.0
  /// The value without the unknowns' part.
  var base = 0.0
}

/// What else the system keeps of a variable.
struct VariableSlot: BitwiseCopyable {
  /// The head of the list of terms that mention the variable, or -1; in a free slot, the next free one.
  var firstTerm: Int32 = -1
  /// The index of the component the variable belongs to, or -1.
  var component: Int32 = -1
  /// The place of the variable in its component: unknowns first, then the definitions in their order.
  ///
  /// While a component is built, it is the place among the variables that were found.
  var position: Int32 = -1
  var isAlive = true
  /// Whether no unknown takes part in the variable.
  var isFixed = false
  /// Whether the variable stands in the list of places where the structure has changed.
  var isDirty = false
  /// Whether the present search for a component has reached the variable.
  var isFound = false
}

/// What the system keeps of a parameter.
struct ParameterSlot: BitwiseCopyable {
  var value: Double
  /// The head of the list of terms that mention the parameter, or -1; in a free slot, the next free one.
  var firstTerm: Int32 = -1
  var isAlive = true
}

/// A symbol in a constraint, linked with all other terms that mention the same symbol.
struct TermSlot: BitwiseCopyable {
  var coefficient: Double
  /// The index of the variable, or of the parameter in the later terms of a constraint.
  var symbol: Int32
  var constraint: Int32 = -1
  /// The neighbours in the list of the symbol, or -1.
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// The addresses of all slots, for the algorithms that run over them.
struct Slots {
  let variables: UnsafeMutablePointer<VariableSlot>
  let values: UnsafeMutablePointer<VariableValue>
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
  @inline(__always)
  func offset(of constraint: Int32) -> Double {
    let slot = constraints + Int(constraint)
    var sum = slot.pointee.constant
    let first = Int(slot.pointee.firstTerm)
    for term in first &+ Int(slot.pointee.variableCount)..<first &+ Int(slot.pointee.termCount) {
      sum += terms[term].coefficient * parameters[symbol(term)].value
    }
    return sum
  }
}
