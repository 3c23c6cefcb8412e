/// Linear equations and inequalities with strict priorities, kept solved while they change.
///
///     let system = ConstraintSystem()
///     let window = try system.makeParameter(300)
///     let left = system.makeVariable(), width = system.makeVariable()
///     try system.add(left == 20)
///     try system.add(left + width == window - 30)
///     system.solve()
///     system.value(of: width)                    // 250
///     try system.set(window, to: 200)
///     system.solve()
///     system.changes.map { system.value(of: $0) }  // [150]: the width alone has changed
///
/// **Priorities.** A constraint of priority 1000 must hold. The others are preferences, compared strictly: of two
/// preferences that cannot both hold, that of the higher priority holds, however many lower ones lose by it. Within
/// one priority the sum of the absolute errors is least.
///
/// **Conflicts.** `add(_:)` takes every constraint; when `solve()` finds required ones that cannot hold together, it
/// reports each such set, ignores the one of it that was added last, and carries on. `addIfSatisfiable(_:)` refuses
/// instead, and leaves everything as it was.
///
/// **Ambiguity.** Where the constraints leave a choice, the result depends on nothing but the constraints, the
/// numbers and the indices: never on the order of changes, on addresses or on hashing. A variable that nothing
/// determines is 0.
///
/// **How it works.** `solve()` looks only at *components*, sets of variables that constraints connect, in which
/// something has changed. When constraints came or went, the component is built anew: required equalities define
/// variables by others, in an order in which each can simply be computed (`Elimination`), and the few constraints
/// that are left are solved for the few variables that are left by a simplex (`Simplex`). When only numbers changed,
/// the order stands, and the simplex starts from where it stopped. Nothing is allocated for that.
///
/// A system is for one thread at a time.
public final class ConstraintSystem {
  var variables = Store<VariableSlot>()
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

  /// The number of the present search for components.
  var visit: Int32 = 0
  /// Components of which only numbers have changed, while `solve()` runs.
  var touched = Store<Int32>()
  var components = ComponentTable()
  var workspace = Workspace()
  /// Backs `changes`; the first `changeCount` are valid.
  var changeBuffer: [Variable] = []
  var changeCount = 0

  /// A system without variables.
  public init() {}

  /// The variables whose value the last `solve()` changed, each once.
  ///
  /// Valid until the next `solve()` without a copy being made; a slice that is kept longer keeps its content.
  public var changes: ArraySlice<Variable> { changeBuffer[..<changeCount] }

  var slots: Slots {
    Slots(
      variables: variables.base, parameters: parameters.base, constraints: constraints.base, terms: terms.base)
  }
}
