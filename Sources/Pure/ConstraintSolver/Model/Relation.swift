/// How the two sides of a `LinearConstraint` are to compare.
@frozen
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The left side is to equal the right side.
  case equal
  /// The left side is to be at most the right side.
  case lessThanOrEqual
  /// The left side is to be at least the right side.
  case greaterThanOrEqual
}
