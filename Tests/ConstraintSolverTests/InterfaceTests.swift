import ConstraintSolver
import Testing

/// What a system promises beside the values.
@Suite struct InterfaceTests {
  let system = ConstraintSystem()

  @Test func tellsExactlyTheVariablesThatChanged() throws {
    let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    let size = try system.makeParameter(10)
    try system.add(a == 5)
    try system.add(b == a + size)
    try system.add(c == 0)
    system.solve()
    #expect(Set(system.changes) == [a, b])
    let kept = system.changes
    try system.set(size, to: 20)
    system.solve()
    #expect(Array(system.changes) == [b])
    #expect(Set(kept) == [a, b])
    try system.set(size, to: 20)
    system.solve()
    #expect(system.changes.isEmpty)
  }

  @Test func refusesNumbersThatAreNotFinite() throws {
    let x = system.makeVariable()
    for number in [Double.infinity, -.infinity, .nan] {
      let sum = LinearExpression([LinearExpression.Term(number, x)], constant: 1)
      for constraint in [x == number, LinearConstraint(sum, .equal)] {
        let error = #expect(throws: ConstraintError.self) { try system.add(constraint) }
        guard case .notFinite = error else {
          Issue.record("\(String(describing: error)) instead of notFinite")
          continue
        }
      }
      #expect(throws: ConstraintError.self) { try system.makeParameter(number) }
    }
    let (id, size) = (try system.add(x == 1), try system.makeParameter(2))
    #expect(throws: ConstraintError.self) { try system.setConstant(id, to: .nan) }
    #expect(throws: ConstraintError.notFinite(.infinity)) { try system.set(size, to: .infinity) }
    system.solve()
    #expect(system.value(of: x) == 1)
    #expect(system.value(of: size) == 2)
  }

  @Test(arguments: [0, -1, 1000.5, .infinity]) func refusesPrioritiesOutOfRange(_ priority: Double) {
    let x = system.makeVariable()
    #expect(throws: ConstraintError.priorityOutOfRange(priority)) { try system.add((x == 1).priority(priority)) }
    #expect(throws: ConstraintError.self) { try system.add((x == 1).priority(.nan)) }
    system.solve()
    #expect(system.value(of: x) == 0)
  }

  @Test func nearlyRequiredIsNotRequired() throws {
    let x = system.makeVariable()
    try system.add(x <= 1)
    let soft = try system.add((x >= 2).priority(999.999_999_999))
    #expect(system.solve().isEmpty)
    #expect(system.value(of: x) == 1)
    #expect(!system.isBroken(soft))
  }

  @Test func usesIndicesAgain() throws {
    let (x, size) = (system.makeVariable(), try system.makeParameter(1))
    let id = try system.add(x == size + 1)
    system.solve()
    system.remove(id)
    system.remove(x)
    system.remove(size)
    let (y, other) = (system.makeVariable(), try system.makeParameter(7))
    #expect(y == x && other == size)
    #expect(system.value(of: y) == 0)
    system.solve()
    #expect(system.value(of: y) == 0)
    #expect(try system.add(y == other) == id)
    system.solve()
    #expect(system.value(of: y) == 7)
  }

  @Test func addsUpLikeTerms() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let size = try system.makeParameter(4)
    try system.add(x + x + y - y == size + 0.5 * size)
    try system.add(0.1 * y + 0.2 * y - 0.3 * y == x - 3)
    #expect(system.solve().isEmpty)
    #expect(system.value(of: x) == 3)
    #expect(system.range(of: y) == -Double.infinity ... .infinity)
  }

  @Test func takesAnyNumberOfTerms() throws {
    let variables = (0..<40).map { _ in system.makeVariable() }
    let sum = LinearExpression(variables.map { LinearExpression.Term(2, $0) }, constant: -80)
    #expect(sum.count == 40)
    #expect(sum[39].variable == variables[39])
    for variable in variables.dropLast() { try system.add(variable == variables[39]) }
    let id = try system.add(LinearConstraint(sum, .equal))
    system.solve()
    #expect(variables.allSatisfy { abs(system.value(of: $0) - 1) < 1e-12 })
    system.remove(id)
    try system.add(LinearConstraint(sum + 80, .equal))
    system.solve()
    #expect(variables.allSatisfy { system.value(of: $0) == 0 })
  }

  @Test func judgesConstraintsWithoutVariables() throws {
    let size = try system.makeParameter(4)
    let id = try system.add(size.linear <= 5)
    #expect(system.solve().isEmpty)
    try system.set(size, to: 6)
    #expect(system.solve().map(\.constraints) == [[id]])
    #expect(system.isBroken(id))
    #expect(system.solve().isEmpty)
    #expect(throws: ConstraintError.unsatisfiable(with: [])) { try system.addIfSatisfiable(size.linear == 5) }
    try system.set(size, to: 1)
    #expect(system.solve().isEmpty)
    #expect(!system.isBroken(id))
    try system.add((size.linear == 9).priority(500))
    #expect(system.solve().isEmpty)
  }

  @Test func leavesAnUndeterminedVariableAtZero() throws {
    let (a, b) = (system.makeVariable(), system.makeVariable())
    try system.add(b == a + 8)
    system.solve()
    #expect(system.value(of: a) == 0 && system.value(of: b) == 8)
    #expect(!system.isDetermined(a) && !system.isDetermined(b))
    let floor = try system.add(a >= 40)
    system.solve()
    #expect(system.value(of: b) == 48)
    #expect(system.range(of: a) == 40 ... .infinity)
    system.remove(floor)
    try system.add((a == 3).priority(1))
    system.solve()
    #expect(system.isDetermined(b))
    #expect(system.range(of: b) == 11...11)
  }
}
