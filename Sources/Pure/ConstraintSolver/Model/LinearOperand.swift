/// What may stand in a linear expression beside plain numbers: a variable, a parameter, or an expression.
public protocol LinearOperand {
  /// The operand as a sum.
  var linear: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// Once the variable, plus nothing.
  @inlinable public var linear: LinearExpression {
    var sum = LinearExpression()
    sum.append(LinearExpression.Term(1, self))
    return sum
  }
}

extension Parameter: LinearOperand {
  /// Once the parameter, plus nothing.
  @inlinable public var linear: LinearExpression {
    var sum = LinearExpression()
    sum.append(LinearExpression.Term(1, self))
    return sum
  }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  @inlinable public var linear: LinearExpression { self }
}

// MARK: - Sums

/// The sum of two operands.
@inlinable
public func + (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  var sum = left.linear
  sum.add(right.linear)
  return sum
}

/// The operand plus a number.
@inlinable
public func + (left: some LinearOperand, right: Double) -> LinearExpression {
  var sum = left.linear
  sum.constant += right
  return sum
}

/// A number plus the operand.
@inlinable
public func + (left: Double, right: some LinearOperand) -> LinearExpression {
  right + left
}

/// The difference of two operands.
@inlinable
public func - (left: some LinearOperand, right: some LinearOperand) -> LinearExpression {
  var sum = left.linear
  sum.add(right.linear, times: -1)
  return sum
}

/// The operand minus a number.
@inlinable
public func - (left: some LinearOperand, right: Double) -> LinearExpression {
  left + (-right)
}

/// A number minus the operand.
@inlinable
public func - (left: Double, right: some LinearOperand) -> LinearExpression {
  left + -1 * right
}

/// The operand times a number.
@inlinable
public func * (factor: Double, operand: some LinearOperand) -> LinearExpression {
  var product = LinearExpression()
  product.add(operand.linear, times: factor)
  return product
}

/// The operand times a number.
@inlinable
public func * (operand: some LinearOperand, factor: Double) -> LinearExpression {
  factor * operand
}
