/// Linear equations and inequalities with strict priorities, kept solved while they change.
///
///     let system = ConstraintSystem()
///     let window = try system.makeParameter(300)
///     let left = system.makeVariable(), width = system.makeVariable()
///     try system.add(left == 20)
///     try system.add(left + width == window - 30)
///     system.solve()
///     system.value(of: width)                      // 250
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
/// that are left are solved for the few variables that are left by a simplex (`Tableau`). When only numbers changed,
/// the order stands, and the simplex starts from where it stopped. Nothing is allocated for that.
///
/// A system is for one thread at a time.
public final class ConstraintSystem {
  /// The state, behind an address: a class checks at run time that no two accesses of a property overlap, which costs
  /// as much as making a variable does.
  let engine: UnsafeMutablePointer<Engine>

  /// A system without variables.
  public init() {
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
  }

  deinit {
    engine.deinitialize(count: 1)
    engine.deallocate()
  }

  /// Brings all values up to date with the constraints and numbers, as far as they have changed.
  ///
  /// Afterwards `changes` holds the variables whose values changed.
  ///
  /// - Returns: the conflicts that were not there before, each with the constraint that is ignored for it, in the order
  ///   in which those were added; empty if all required constraints hold.
  /// - Complexity: nothing if nothing changed. Otherwise about linear in the terms of the components that changed,
  ///   for layouts in which few variables are left when the equalities are used up.
  @discardableResult
  public func solve() -> [Conflict] { engine.pointee.solve() }

  /// The variables whose value the last `solve()` changed, each once.
  ///
  /// Reading it makes no copy; a slice that is kept beyond the next `solve()` keeps its content.
  public var changes: ArraySlice<Variable> { engine.pointee.changes[..<engine.pointee.changeCount] }
}
