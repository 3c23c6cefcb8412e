/// A sum of variables and parameters, each times a number, and a constant.
///
///     let system = ConstraintSystem()
///     let left = system.makeVariable(), width = system.makeVariable()
///     let center = left + 0.5 * width        // two terms, constant 0
///
/// Four terms are kept in the value itself, since nearly all layout constraints have no more; further ones go to an
/// array. A symbol may occur in several terms: the system adds them up.
@frozen
public struct LinearExpression: Sendable {
  /// A variable or a parameter, and what it is multiplied by.
  @frozen
  public struct Term: Sendable {
    /// The index of a variable, or the complement of the index of a parameter.
    @usableFromInline let symbol: Int32
    /// What the symbol is multiplied by.
    public let coefficient: Double

    /// A multiple of a variable.
    @inlinable
    public init(_ coefficient: Double, _ variable: Variable) {
      symbol = variable.index
      self.coefficient = coefficient
    }

    /// A multiple of a parameter.
    @inlinable
    public init(_ coefficient: Double, _ parameter: Parameter) {
      symbol = ~parameter.index
      self.coefficient = coefficient
    }

    @inlinable
    init(symbol: Int32, coefficient: Double) {
      self.symbol = symbol
      self.coefficient = coefficient
    }

    /// The variable of the term, or nil if it holds a parameter.
    @inlinable public var variable: Variable? { symbol >= 0 ? Variable(index: symbol) : nil }
    /// The parameter of the term, or nil if it holds a variable.
    @inlinable public var parameter: Parameter? { symbol < 0 ? Parameter(index: ~symbol) : nil }
  }

  @usableFromInline var first = Term(symbol: 0, coefficient: 0)
  @usableFromInline var second = Term(symbol: 0, coefficient: 0)
  @usableFromInline var third = Term(symbol: 0, coefficient: 0)
  @usableFromInline var fourth = Term(symbol: 0, coefficient: 0)
  @usableFromInline var rest: [Term] = []
  @usableFromInline var storedCount = 0
  /// The part that depends on no symbol.
  public var constant: Double

  /// A constant.
  @inlinable
  public init(constant: Double = 0) {
    self.constant = constant
  }

  /// The sum of `terms` and `constant`.
  @inlinable
  public init(_ terms: some Sequence<Term>, constant: Double = 0) {
    self.constant = constant
    for term in terms { append(term) }
  }

  /// The number of terms.
  @inlinable public var count: Int { storedCount }

  /// The term at `position`, counted from 0 in the order of appending.
  @inlinable
  public subscript(position: Int) -> Term {
    switch position {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: rest[position - 4]
    }
  }

  /// Adds a term to the sum.
  @inlinable
  public mutating func append(_ term: Term) {
    switch storedCount {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: rest.append(term)
    }
    storedCount += 1
  }

  /// Adds `factor` times `other`.
  @inlinable
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    other.forEachTerm { append(Term(symbol: $0.symbol, coefficient: $0.coefficient * factor)) }
    constant += other.constant * factor
  }

  /// Calls `body` with every term, in the order of appending.
  @inlinable
  public func forEachTerm(_ body: (Term) -> Void) {
    // Without a loop: a loop over inline terms would first copy all of them to where it can count through them.
    if storedCount > 0 { body(first) }
    if storedCount > 1 { body(second) }
    if storedCount > 2 { body(third) }
    if storedCount > 3 { body(fourth) }
    if storedCount > 4 {
      for term in rest { body(term) }
    }
  }
}
