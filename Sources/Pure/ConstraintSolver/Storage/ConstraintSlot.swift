/// What the system keeps of a constraint.
///
/// Its terms lie side by side, those with variables first.
struct ConstraintSlot: BitwiseCopyable {
  var constant: Double
  /// The constant plus the terms with parameters, at their values of the last `solve()`.
  var offset: Double
  /// Counts up with every `add`: later constraints break first.
  var sequence: Int
  /// As precise as UIKit's own priorities are.
  var priority: Float
  /// In a free slot, the next free one.
  var firstTerm: Int32
  var variableCount: Int32
  var termCount: Int32
  /// What the constraint does in its component: a row (not negative), or one of the values of `Role`.
  var role = Role.none
  var relation: Relation
  var flags = Flags.alive

  /// Four facts in one byte, since there are many constraints.
  struct Flags: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    static let alive = Flags(rawValue: 1)
    /// Ignored, since it is the last of a conflict.
    static let broken = Flags(rawValue: 2)
    /// Listed among those whose numbers have changed.
    static let dirty = Flags(rawValue: 4)
    /// Reached by the present search for a component.
    static let found = Flags(rawValue: 8)

    @inline(__always)
    subscript(_ flag: Flags) -> Bool {
      get { rawValue & flag.rawValue != 0 }
      set { rawValue = newValue ? rawValue | flag.rawValue : rawValue & ~flag.rawValue }
    }
  }

  @inline(__always) var isAlive: Bool {
    get { flags[.alive] }
    set { flags[.alive] = newValue }
  }
  @inline(__always) var isBroken: Bool {
    get { flags[.broken] }
    set { flags[.broken] = newValue }
  }
  @inline(__always) var isDirty: Bool {
    get { flags[.dirty] }
    set { flags[.dirty] = newValue }
  }
  @inline(__always) var isFound: Bool {
    get { flags[.found] }
    set { flags[.found] = newValue }
  }
  @inline(__always) var isRequired: Bool { priority >= 1000 }

  /// -1 if the constraint has to be turned round for every inequality to say "at least zero".
  @inline(__always) var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }

  /// Whether the constraint is met if its expression is `sum`, but for rounding of numbers of this `magnitude`.
  func holds(_ sum: Double, magnitude: Double) -> Bool {
    let slack = Tolerance.feasible(magnitude)
    return switch relation {
    case .equal: abs(sum) <= slack
    case .lessThanOrEqual: sum <= slack
    case .greaterThanOrEqual: sum >= -slack
    }
  }
}

/// What a constraint does in its component, other than being a row of the simplex.
enum Role {
  /// Nothing: it is broken, or its error is the same whatever the solver does.
  static let none: Int32 = -1
  /// It is an equality and defines a variable by the others.
  static let definition: Int32 = -2
  /// It is an equality of which nothing is decided yet, or that is left over, with no variable undefined; with some,
  /// the role is less by their number.
  static let open: Int32 = -3
}

/// From where on a number counts as nothing.
enum Tolerance {
  /// For a sum, as a part of the magnitudes that went in.
  static let zero = 1e-11
  /// For the error of a required constraint, by the magnitudes that went in.
  ///
  /// It leaves room for the rounding of long sums and no more: beside a number of a billion, five points are an error.
  @inline(__always)
  static func feasible(_ magnitude: Double) -> Double { 1e-8 + zero * magnitude }
  /// For a coefficient that a sum has left, as a part of those that went in.
  static let cancelled = 1e-12
  /// For the slope of a cost.
  static let slope = 1e-9
}
