/// Why a constraint system refused a change, and stayed as it was before the call.
public enum ConstraintError: Error, Equatable, Sendable {
  /// A coefficient, a constant or a parameter is infinite or not a number.
  case notFinite(Double)
  /// A priority is not more than 0 and at most 1000.
  case priorityOutOfRange(Double)
  /// The new constraint cannot hold beside these required ones; without any one of them it could.
  case unsatisfiable(with: [ConstraintID])
}

extension ConstraintError: CustomStringConvertible {
  /// A sentence that says what was wrong, with the values.
  public var description: String {
    switch self {
    case .notFinite(let value): "a constraint needs finite numbers, not \(value)"
    case .priorityOutOfRange(let priority): "a priority is more than 0 and at most 1000, not \(priority)"
    case .unsatisfiable(let others):
      "the constraint cannot hold beside \(others.count) required ones: \(others.map(\.index))"
    }
  }
}

/// A set of required constraints that cannot hold together, found by `ConstraintSystem.solve()`.
public struct Conflict: Equatable, Sendable {
  /// All constraints of the conflict, in the order in which they were added.
  ///
  /// Without any one of them, the others can hold.
  public let constraints: [ConstraintID]
  /// The one that is ignored from now on, which is the last of the conflict.
  ///
  /// It is tried again whenever a number or a constraint of its surroundings changes.
  public var broken: ConstraintID { constraints[constraints.count - 1] }
}
