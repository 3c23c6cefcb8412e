import ConstraintSolver
import Testing

/// Systems of no particular sense, against a solver that is too plain to be wrong.
@Suite struct RandomSystemTests {
  @Test func reachesTheLeastErrorsOfEachPriorityAndBreaksWhatMustBreak() throws {
    try forRandomSeeds(200, "least errors") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      let conflicts = subject.system.solve()
      let broken = reference.broken()
      #expect(conflicts.map(\.broken) == broken.map { subject.ids[$0] }, "\(seed)\n\(reference)")
      check(subject, reference, broken: broken, seed)
    }
  }

  @Test func solvesSystemsOfTheSizeOfALayout() throws {
    try forRandomSeeds(8, "layouts") { random, seed in
      let reference = ReferenceSystem.large(using: &random)
      let subject = try Subject(reference)
      let conflicts = subject.system.solve()
      let broken = reference.broken()
      #expect(conflicts.map(\.broken) == broken.map { subject.ids[$0] }, "\(seed)\n\(reference)")
      check(subject, reference, broken: broken, seed)
    }
  }

  @Test func namesTheFewestConstraintsOfAConflict() throws {
    try forRandomSeeds(100, "conflicts") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      for conflict in subject.system.solve() {
        let members = conflict.constraints.compactMap { subject.ids.firstIndex(of: $0) }
        #expect(!reference.isSatisfiable(members), "\(seed)\n\(members)\n\(reference)")
        for member in members {
          #expect(reference.isSatisfiable(members.filter { $0 != member }), "\(seed)\n\(members)\n\(reference)")
        }
      }
    }
  }

  @Test func followsChangedConstantsAsIfBuiltWithThem() throws {
    try forRandomSeeds(60, "constants") { random, seed in
      var reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      subject.system.solve()
      for _ in 0..<10 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = Int.random(in: reference.constraints.indices, using: &random)
          reference.constraints[index].constant = Double(Int.random(in: -40...40, using: &random)) / 2
          try subject.system.setConstant(subject.ids[index], to: reference.constraints[index].constant)
        }
        subject.system.solve()
        let fresh = try Subject(reference)
        fresh.system.solve()
        for (value, expected) in zip(subject.values, fresh.values) {
          #expect(abs(value - expected) < 1e-9, "\(seed)\n\(subject.values) \(fresh.values)\n\(reference)")
        }
        for (id, other) in zip(subject.ids, fresh.ids) {
          #expect(subject.system.isBroken(id) == fresh.system.isBroken(other), "\(seed)\n\(reference)")
        }
      }
    }
  }

  @Test func knowsTheRangeOfEveryVariable() throws {
    try forRandomSeeds(60, "ranges") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      subject.system.solve()
      let before = subject.values
      let expected = reference.best(without: Set(reference.broken()), ranges: true).ranges
      for (variable, range) in zip(subject.variables, expected) {
        let found = subject.system.range(of: variable)
        #expect(near(found.lowerBound, range.lowerBound), "\(seed) \(found) \(range)\n\(reference)")
        #expect(near(found.upperBound, range.upperBound), "\(seed) \(found) \(range)\n\(reference)")
        #expect(subject.system.isDetermined(variable) == (range.upperBound - range.lowerBound < 1e-5), "\(seed)")
      }
      #expect(subject.values == before)
      subject.system.solve()
      #expect(subject.values == before)
    }
  }

  func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-5 }

  /// Compares the errors of each priority with the least possible ones.
  func check(_ subject: Subject, _ reference: ReferenceSystem, broken: [Int], _ seed: String) {
    let values = subject.values
    for (index, constraint) in reference.constraints.enumerated()
    where constraint.priority == 1000 && !broken.contains(index) {
      #expect(constraint.error(at: values) < 1e-6, "\(seed): constraint \(index)\n\(reference)")
    }
    let costs = reference.best(without: Set(broken)).costs
    for (priority, least) in zip(reference.priorities, costs) {
      let sum = reference.error(ofLevel: priority, at: values)
      #expect(abs(sum - least) < 1e-5, "\(seed): priority \(priority), \(sum) instead of \(least)\n\(reference)")
    }
  }
}
