import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  let system = ConstraintSystem()

  @Test func reportsAConflictOnceAndMendsItWhenItCan() throws {
    let (x, room) = (system.makeVariable(), try system.makeParameter(50))
    let first = try system.add(x >= 100)
    let second = try system.add(x <= room)
    #expect(system.solve().map(\.constraints) == [[first, second]])
    #expect(system.value(of: x) == 100)
    try system.set(room, to: 60)
    #expect(system.solve().isEmpty)
    #expect(system.isBroken(second) && !system.isBroken(first))
    try system.set(room, to: 120)
    #expect(system.solve().isEmpty)
    #expect(!system.isBroken(second))
    try system.set(room, to: 10)
    #expect(system.solve().map(\.broken) == [second])
    system.remove(first)
    #expect(system.solve().isEmpty)
    #expect(!system.isBroken(second))
  }

  @Test func theLastAddedBreaksWhateverTheIndices() throws {
    let x = system.makeVariable()
    let old = try system.add(x == 1)
    let other = try system.add(x >= 0)
    system.remove(old)
    // Takes the index of `old`, and is still the later one.
    let new = try system.add(x == -1)
    #expect(new == old)
    #expect(system.solve().map(\.constraints) == [[other, new]])
    #expect(system.value(of: x) == 0)
  }

  @Test func conflictsThatHaveNothingToDoWithEachOtherAreReportedApart() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let a = try system.add(y == 1)
    let b = try system.add(x == 1)
    let c = try system.add(x == 2)
    let d = try system.add(y == 2)
    let e = try system.add(x <= 0)
    #expect(system.solve().map(\.constraints) == [[b, c], [a, d], [b, e]])
    #expect(system.value(of: x) == 1 && system.value(of: y) == 1)
  }

  @Test func aConflictAroundALongChainNamesAllOfIt() throws {
    let count = 200
    let edges = (0...count).map { _ in system.makeVariable() }
    var members = [try system.add(edges[0] == 0)]
    for index in 1...count {
      members.append(try system.add(edges[index] >= edges[index - 1] + 1))
      // Bystanders.
      try system.add(edges[index] <= 10_000)
      try system.add((edges[index] == 3).priority(500))
    }
    members.append(try system.add(edges[count] <= Double(count) - 0.5))
    let conflicts = system.solve()
    #expect(conflicts.map(\.constraints) == [members])
    #expect(system.isBroken(members[count + 1]))
    #expect(system.value(of: edges[count]) >= Double(count))
  }

  @Test func aLargeNumberNearbyHidesNoConflict() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    try system.add(x == 1e9)
    let below = try system.add(x - y >= 5)
    let above = try system.add(x - y <= 0)
    #expect(system.solve().map(\.constraints) == [[below, above]])
    #expect(system.value(of: x) - system.value(of: y) >= 5)
    // What is no more than rounding still is none.
    let third = try system.add(3 * x == y + 2e9 + 0.1 + 0.2)
    system.remove(below)
    system.remove(above)
    system.solve()
    try system.addIfSatisfiable(y == 3 * x - 2e9 - 0.3)
    #expect(system.solve().isEmpty && !system.isBroken(third))
  }

  @Test func equalitiesInARingConflict() throws {
    let variables = (0..<5).map { _ in system.makeVariable() }
    var ring: [ConstraintID] = []
    for index in 0..<5 { ring.append(try system.add(variables[(index + 1) % 5] == variables[index] + 1)) }
    #expect(system.solve().map(\.constraints) == [ring])
    // The rest of the ring still holds.
    for index in 0..<4 {
      #expect(system.value(of: variables[index + 1]) == system.value(of: variables[index]) + 1)
    }
  }

  @Test func optionalConstraintsAreNeverInAConflict() throws {
    let x = system.makeVariable()
    try system.add((x == 1).priority(999.9))
    try system.add((x == 2).priority(999.9))
    try system.add(x >= 0)
    #expect(system.solve().isEmpty)
    #expect((1...2).contains(system.value(of: x)))
  }

  @Test func aSystemInConflictStillRefusesAndAccepts() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let first = try system.add(x == 1)
    let broken = try system.add(x == 2)
    #expect(system.solve().map(\.broken) == [broken])
    #expect(throws: ConstraintError.unsatisfiable(with: [first])) { try system.addIfSatisfiable(x == 3) }
    try system.addIfSatisfiable(y == x + 1)
    #expect(system.solve().isEmpty)
    #expect(system.isBroken(broken))
    #expect(system.value(of: y) == 2)
  }
}
