import ConstraintSolver

/// A system that is edited in every way there is, and knows how to build the same anew.
///
/// Every variable is wished to be somewhere with a priority of its own, so there is exactly one right answer.
struct EditedSystem {
  /// A constraint as it stands: `sum of coefficients * variables + constant - parameter`.
  private struct Entry {
    var id: ConstraintID
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var parameter: Int?
    var relation: Relation
    var priority: Double
  }

  let system = ConstraintSystem()
  private var variables: [Variable] = []
  private var parameters: [Parameter] = []
  private var entries: [Entry] = []
  private var random: SplitMix64
  /// The sizes that the parameters are drawn from.
  private let sizes = -50.0...500

  init(seed: UInt64, variableCount: Int = 6, constraintCount: Int = 8) throws {
    random = SplitMix64(seed: seed)
    for _ in 0..<variableCount { variables.append(system.makeVariable()) }
    for _ in 0..<3 { parameters.append(try system.makeParameter(Double.random(in: sizes, using: &random))) }
    for index in variables.indices { try addWish(index) }
    for _ in 0..<constraintCount { try addEntry() }
  }

  private mutating func addWish(_ variable: Int) throws {
    let entry = Entry(
      id: try system.add(variables[variable] == 0), terms: [(1, variable)], constant: Double(-7 * variable),
      relation: .equal, priority: Double(1 + variable))
    system.remove(entry.id)
    entries.append(try added(entry, to: system, variables, parameters))
  }

  private mutating func addEntry() throws {
    let coefficients = [1.0, 1, -1, -1, 0.5, 2, 1.0 / 3]
    let first = Int.random(in: 0..<variables.count, using: &random)
    var terms = [(coefficient: coefficients[Int.random(in: 0..<7, using: &random)], variable: first)]
    if Bool.random(using: &random) {
      let second = (first + Int.random(in: 1..<variables.count, using: &random)) % variables.count
      terms.append((coefficients[Int.random(in: 0..<7, using: &random)], second))
    }
    var entry = entries[0]
    entry.terms = terms
    entry.constant = Double.random(in: sizes, using: &random)
    entry.parameter = Bool.random(using: &random) ? Int.random(in: 0..<parameters.count, using: &random) : nil
    entry.relation = Relation.allCases[Int.random(in: 0..<3, using: &random)]
    entry.priority = priority()
    entries.append(try added(entry, to: system, variables, parameters))
  }

  /// Required now and then; every other priority is hardly ever met twice.
  private mutating func priority() -> Double {
    Int.random(in: 0..<4, using: &random) == 0 ? 1000 : Double(Float.random(in: 10..<999, using: &random))
  }

  private func added(
    _ entry: Entry, to system: ConstraintSystem, _ variables: [Variable], _ parameters: [Parameter]
  ) throws -> Entry {
    var sum = LinearExpression(constant: entry.constant)
    for term in entry.terms { sum.append(LinearExpression.Term(term.coefficient, variables[term.variable])) }
    if let parameter = entry.parameter { sum.append(LinearExpression.Term(-1, parameters[parameter])) }
    var entry = entry
    entry.id = try system.add(LinearConstraint(sum, entry.relation, priority: entry.priority))
    return entry
  }

  /// One change of any kind: mostly of numbers, as when windows are resized, sometimes of the structure.
  mutating func edit() throws {
    let wishes = variables.count
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9:
      let parameter = parameters[Int.random(in: 0..<parameters.count, using: &random)]
      try system.set(parameter, to: Double.random(in: sizes, using: &random))
    case 9..<16:
      let index = Int.random(in: entries.indices, using: &random)
      entries[index].constant += Double.random(in: -20...20, using: &random)
      if abs(entries[index].constant) > 1000 { entries[index].constant = 0 }
      try system.setConstant(entries[index].id, to: entries[index].constant)
    case 16:
      // Another priority, or at least another place in the order.
      var entry = entries.remove(at: Int.random(in: wishes..<entries.count, using: &random))
      system.remove(entry.id)
      entry.priority = priority()
      entries.append(try added(entry, to: system, variables, parameters))
    case 17:
      system.remove(entries.remove(at: Int.random(in: wishes..<entries.count, using: &random)).id)
      try addEntry()
    case 18:
      // Away and back again.
      var entry = entries.remove(at: Int.random(in: wishes..<entries.count, using: &random))
      system.remove(entry.id)
      if Bool.random(using: &random) { system.solve() }
      entry = try added(entry, to: system, variables, parameters)
      entries.append(entry)
    default: try replaceVariable()
    }
  }

  /// Takes a variable out with all that names it, and puts another in its place.
  private mutating func replaceVariable() throws {
    let place = Int.random(in: variables.indices, using: &random)
    var renewed: [Int] = []
    for (index, entry) in entries.enumerated() where entry.terms.contains(where: { $0.variable == place }) {
      system.remove(entry.id)
      renewed.append(index)
    }
    system.remove(variables[place])
    variables[place] = system.makeVariable()
    // The wishes stay in front; what else is added again comes last.
    for index in renewed where index < variables.count {
      entries[index] = try added(entries[index], to: system, variables, parameters)
    }
    for index in renewed.reversed() where index >= variables.count {
      let entry = entries.remove(at: index)
      entries.append(try added(entry, to: system, variables, parameters))
    }
  }

  /// How far the values are from those of a system that is built in one go, and whether it breaks the same.
  func drift() throws -> (distance: Double, breaksTheSame: Bool) {
    system.solve()
    let fresh = ConstraintSystem()
    let (freshVariables, freshParameters) = (
      variables.map { _ in fresh.makeVariable() }, try parameters.map { try fresh.makeParameter(system.value(of: $0)) }
    )
    let copies = try entries.map { try added($0, to: fresh, freshVariables, freshParameters) }
    fresh.solve()
    let distances = zip(variables, freshVariables).map { abs(system.value(of: $0) - fresh.value(of: $1)) }
    let breaksTheSame = zip(entries, copies).allSatisfy { system.isBroken($0.id) == fresh.isBroken($1.id) }
    return (distances.max() ?? 0, breaksTheSame)
  }
}
