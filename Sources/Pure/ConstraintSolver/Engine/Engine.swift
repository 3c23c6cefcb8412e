/// The state of a `ConstraintSystem`: all slots, what has changed in them, and the components.
///
/// It is a value that cannot be copied, so that one access of the class that owns it opens all of it.
struct Engine: ~Copyable {
  var variables = Store<VariableSlot>()
  var values = Store<VariableValue>()
  var parameters = Store<ParameterSlot>()
  var constraints = Store<ConstraintSlot>()
  var terms = TermStore()
  /// The first free slot of each kind, or -1.
  var freeVariable: Int32 = -1
  var freeParameter: Int32 = -1
  var freeConstraint: Int32 = -1
  /// How many constraints were ever added.
  var sequence = 0

  /// Variables around which constraints have come or gone since the last `solve()`.
  var dirtyVariables = Store<Int32>()
  /// Constraints whose numbers have changed since then.
  var dirtyConstraints = Store<Int32>()
  /// Components of which only numbers have changed, while `solve()` runs.
  var touched = Store<Int32>()

  var components = ComponentTable()
  var workspace = Workspace()
  /// The variables that the last `solve()` changed, then any others.
  var changes: [Variable] = []
  var changeCount = 0

  @inline(__always) var slots: Slots {
    Slots(
      variables: variables.base, values: values.base, parameters: parameters.base, constraints: constraints.base,
      terms: terms.base)
  }

  @inline(__always) var hasChanges: Bool { dirtyVariables.count > 0 || dirtyConstraints.count > 0 }

  /// Notes that the numbers of a constraint have changed.
  @inline(__always)
  mutating func noteNumbers(of constraint: Int32) {
    let slot = constraints.base + Int(constraint)
    guard !slot.pointee.isDirty else { return }
    slot.pointee.isDirty = true
    dirtyConstraints.append(constraint)
  }

  /// Notes that constraints have come to or gone from a variable.
  @inline(__always)
  mutating func noteStructure(of variable: Int32) {
    let slot = variables.base + Int(variable)
    guard !slot.pointee.isDirty else { return }
    slot.pointee.isDirty = true
    dirtyVariables.append(variable)
  }

  /// Notes that a constraint has come or gone.
  @inline(__always)
  mutating func noteStructure(around constraint: Int32) {
    let slots = slots
    for term in slots.variableTerms(of: constraint) { noteStructure(of: slots.terms[term].symbol) }
  }
}
