import ConstraintSolver

extension ReferenceSystem {
  /// A system of a few variables with small round numbers, in which much coincides and much conflicts.
  static func random(using random: inout SplitMix64) -> ReferenceSystem {
    let count = Int.random(in: 1...6, using: &random)
    var system = ReferenceSystem(variableCount: count)
    let requiredShare = Double.random(in: 0...0.8, using: &random)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      system.constraints.append(constraint(count, requiredShare, using: &random))
    }
    return system
  }

  /// A system of the size of a real layout, with multipliers that are not round.
  static func large(using random: inout SplitMix64) -> ReferenceSystem {
    let count = Int.random(in: 8...14, using: &random)
    let factors: [Double] = [1, 1, 1.0 / 3, 0.07, 12.5]
    var system = ReferenceSystem(variableCount: count)
    for _ in 0..<Int.random(in: 15...30, using: &random) {
      var next = constraint(count, 0.4, using: &random)
      let factor = factors.randomElement(using: &random) ?? 1
      let place = Int.random(in: 0..<count, using: &random)
      next.coefficients[place] *= factor
      next.constant *= 10
      system.constraints.append(next)
    }
    return system
  }

  static func constraint(_ count: Int, _ requiredShare: Double, using random: inout SplitMix64) -> Constraint {
    let choices = [1.0, 1, 1, 1, -1, -1, 2, 0.5, -0.5, -2]
    var coefficients = [Double](repeating: 0, count: count)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: 0..<count, using: &random)] = choices.randomElement(using: &random) ?? 1
    }
    let isRequired = Double.random(in: 0..<1, using: &random) < requiredShare
    return Constraint(
      coefficients: coefficients, constant: Double(Int.random(in: -20...20, using: &random)),
      relation: Relation.allCases.randomElement(using: &random) ?? .equal,
      priority: isRequired ? 1000 : [750, 500, 250, 249.5].randomElement(using: &random) ?? 1)
  }
}

/// A `ConstraintSystem` that holds a reference system.
struct Subject {
  let system = ConstraintSystem()
  var variables: [Variable] = []
  var ids: [ConstraintID] = []

  init(_ reference: ReferenceSystem, order: [Int]? = nil) throws {
    variables = (0..<reference.variableCount).map { [system] _ in system.makeVariable() }
    ids = [ConstraintID?](repeating: nil, count: 0).compactMap(\.self)
    var byIndex: [Int: ConstraintID] = [:]
    for index in order ?? Array(reference.constraints.indices) {
      byIndex[index] = try add(reference.constraints[index])
    }
    ids = reference.constraints.indices.compactMap { byIndex[$0] }
  }

  func add(_ constraint: ReferenceSystem.Constraint) throws -> ConstraintID {
    try system.add(linear(constraint))
  }

  func linear(_ constraint: ReferenceSystem.Constraint) -> LinearConstraint {
    let terms = zip(constraint.coefficients, variables).map { LinearExpression.Term($0, $1) }
    return LinearConstraint(
      LinearExpression(terms, constant: constraint.constant), constraint.relation, priority: constraint.priority)
  }

  var values: [Double] { variables.map { system.value(of: $0) } }
}
