/// The wish that a linear expression equal zero, or be at most or at least zero, and how much it is wished.
///
///     let constraint = (label.width >= 100).priority(750)
///
/// A constraint of priority 1000 is *required*. All others are preferences: the higher priority comes first whatever
/// it costs the lower ones, and constraints of one priority share their error so that the sum of it is least.
@frozen
public struct LinearConstraint: Sendable {
  /// The priority at which a constraint must hold.
  @inlinable public static var requiredPriority: Double { 1000 }

  /// The sum that is compared with zero.
  public var expression: LinearExpression
  /// How the sum is to compare with zero.
  public var relation: Relation
  /// More than 0 and at most 1000, which is required; fractions are allowed, as in 249.5, as precise as `Float` is.
  public var priority: Double

  /// The constraint `expression relation 0`.
  @inlinable
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Double = 1000) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The same constraint at another priority.
  @inlinable
  public func priority(_ priority: Double) -> LinearConstraint {
    LinearConstraint(expression, relation, priority: priority)
  }
}

// MARK: - Comparisons that make constraints

/// The left side is to equal the right side.
@inlinable
public func == (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

/// The operand is to equal a number.
@inlinable
public func == (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

/// The left side is to be at most the right side.
@inlinable
public func <= (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

/// The operand is to be at most a number.
@inlinable
public func <= (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

/// The left side is to be at least the right side.
@inlinable
public func >= (left: some LinearOperand, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}

/// The operand is to be at least a number.
@inlinable
public func >= (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}
