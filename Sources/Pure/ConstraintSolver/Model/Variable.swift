/// An unknown of a `ConstraintSystem`: a number that the solver chooses.
///
/// A variable is an index and nothing more; it means something only to the system that made it, and only until it is
/// removed there. The system hands the index out again afterwards.
@frozen
public struct Variable: Hashable, Sendable {
  /// The place of the variable in its system: small, never negative, fit for an array that runs beside the system.
  public let index: Int32

  @inlinable
  init(index: Int32) {
    self.index = index
  }
}

/// A number that a `ConstraintSystem` is told from outside and never changes by itself.
///
/// The width of a window, or the frame of a view that is not laid out by constraints, is a parameter of what lies
/// within. Changing one is cheap: no constraint is taken apart, only numbers run through again.
@frozen
public struct Parameter: Hashable, Sendable {
  /// The place of the parameter in its system: small and never negative.
  public let index: Int32

  @inlinable
  init(index: Int32) {
    self.index = index
  }
}

/// The name of a constraint within its `ConstraintSystem`, valid from `add` to `remove`.
@frozen
public struct ConstraintID: Hashable, Sendable {
  /// The place of the constraint in its system: small and never negative; given out again after `remove`.
  public let index: Int32

  @inlinable
  init(index: Int32) {
    self.index = index
  }
}
