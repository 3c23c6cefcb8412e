extension ConstraintSystem {
  /// Whether the constraints leave no choice for the value of a variable.
  ///
  /// Asks about the result of the last `solve()`; there must be no changes since then.
  ///
  /// - Complexity: as `range(of:)`.
  public func isDetermined(_ variable: Variable) -> Bool {
    let range = range(of: variable)
    return range.upperBound - range.lowerBound <= 1e-6 * max(1, abs(value(of: variable)))
  }

  /// The values a variable could have without any constraint, at any priority, being met less well.
  ///
  ///     try system.add(width >= 40)
  ///     system.solve()
  ///     system.range(of: width)      // 40...infinity; `value(of: width)` is 40
  ///
  /// Asks about the result of the last `solve()`; there must be no changes since then. No value is touched.
  ///
  /// - Complexity: O(rows) where it is plain that all values of the component are determined; otherwise as for solving
  ///   the component three times.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    precondition(engine.pointee.contains(variable), "variable \(variable.index) is not of this system")
    precondition(!engine.pointee.hasChanges, "ask for a range after solve()")
    return engine.pointee.range(of: variable)
  }
}
