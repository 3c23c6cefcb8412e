import ConstraintSolver

/// A system of constraints in the plainest form, and what is right about it by the definition of priorities.
struct ReferenceSystem: CustomStringConvertible {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Double

    func error(at x: [Double]) -> Double {
      let sum = zip(coefficients, x).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: max(0, sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  var variableCount: Int
  var constraints: [Constraint] = []

  var description: String {
    constraints.map { "\($0.coefficients) + \($0.constant) \($0.relation) 0 @\($0.priority)" }.joined(separator: "\n")
  }

  /// Whether the required ones among these can hold together.
  func isSatisfiable(_ indices: some Sequence<Int>) -> Bool {
    var program = ReferenceProgram(variableCount: variableCount)
    for index in indices where constraints[index].priority == 1000 { require(constraints[index], in: &program) }
    if case .infeasible = program.minimize([Double](repeating: 0, count: variableCount)) { return false }
    return true
  }

  /// The required constraints that break if they are taken in order.
  func broken() -> [Int] {
    var kept: [Int] = []
    var broken: [Int] = []
    for index in constraints.indices where constraints[index].priority == 1000 {
      if isSatisfiable(kept + [index]) { kept.append(index) } else { broken.append(index) }
    }
    return broken
  }

  /// The least sum of errors of each priority, the highest first, without the broken ones; and the range of each
  /// variable where all these sums are reached.
  func best(without broken: Set<Int>, ranges: Bool = false) -> (costs: [Double], ranges: [ClosedRange<Double>]) {
    var program = ReferenceProgram(variableCount: variableCount)
    var costs: [Double] = []
    for index in constraints.indices where constraints[index].priority == 1000 && !broken.contains(index) {
      require(constraints[index], in: &program)
    }
    for priority in priorities {
      let members = constraints.filter { $0.priority == priority }
      var cost = [Double](repeating: 0, count: program.variableCount) + members.map { _ in 1 }
      for member in members { addError(of: member, to: &program) }
      cost += [Double](repeating: 0, count: program.variableCount - cost.count)
      guard case .optimal(let value, _) = program.minimize(cost) else { fatalError("errors have a least sum") }
      costs.append(value)
      program.rows.append(ReferenceProgram.Row(coefficients: cost, isEquality: false, bound: value + 1e-9))
      pad(&program)
    }
    return (costs, ranges ? (0..<variableCount).map { range(of: $0, in: program) } : [])
  }

  /// The sum of the errors of a priority.
  func error(ofLevel priority: Double, at x: [Double]) -> Double {
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: x) }
  }

  var priorities: [Double] { Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >) }

  private func range(of variable: Int, in program: ReferenceProgram) -> ClosedRange<Double> {
    var cost = [Double](repeating: 0, count: program.variableCount)
    cost[variable] = 1
    var (low, high) = (-Double.infinity, Double.infinity)
    if case .optimal(let value, _) = program.minimize(cost) { low = value }
    cost[variable] = -1
    if case .optimal(let value, _) = program.minimize(cost) { high = -value }
    return min(low, high)...max(low, high)
  }

  private func require(_ constraint: Constraint, in program: inout ReferenceProgram) {
    let sign = constraint.relation == .greaterThanOrEqual ? -1.0 : 1
    program.rows.append(
      ReferenceProgram.Row(
        coefficients: constraint.coefficients.map { $0 * sign }, isEquality: constraint.relation == .equal,
        bound: -constraint.constant * sign))
    pad(&program)
  }

  /// Adds a variable that is at least the error of the constraint.
  private func addError(of constraint: Constraint, to program: inout ReferenceProgram) {
    let place = program.variableCount
    program.variableCount += 1
    pad(&program)
    var signs: [Double] = []
    if constraint.relation != .greaterThanOrEqual { signs.append(1) }
    if constraint.relation != .lessThanOrEqual { signs.append(-1) }
    for sign in signs {
      var row = constraint.coefficients.map { $0 * sign }
      row += [Double](repeating: 0, count: place - row.count) + [-1]
      program.rows.append(
        ReferenceProgram.Row(coefficients: row, isEquality: false, bound: -constraint.constant * sign))
    }
    var row = [Double](repeating: 0, count: place) + [-1]
    program.rows.append(ReferenceProgram.Row(coefficients: row, isEquality: false, bound: 0))
    row.removeAll()
  }

  private func pad(_ program: inout ReferenceProgram) {
    for index in program.rows.indices {
      let missing = program.variableCount - program.rows[index].coefficients.count
      program.rows[index].coefficients += [Double](repeating: 0, count: missing)
    }
  }
}
