import ConstraintSolver
import Testing

/// Changes, and changes taken back.
@Suite struct EditingTests {
  @Test func addingAndRemovingLeavesTheAnswerAsItWas() throws {
    try forRandomSeeds(100, "add and remove") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      subject.system.solve()
      let before = subject.values
      for _ in 0..<3 {
        let extra = try (0..<3).map { _ in
          try subject.add(ReferenceSystem.constraint(reference.variableCount, 0.5, using: &random))
        }
        if Bool.random(using: &random) { subject.system.solve() }
        for id in extra.shuffled(using: &random) { subject.system.remove(id) }
        subject.system.solve()
      }
      #expect(subject.values == before, "\(seed)\n\(reference)")
    }
  }

  @Test func theOrderOfAddingDoesNotMatterWhereTheAnswerIsUnique() throws {
    var compared = 0
    try forRandomSeeds(100, "order") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      guard subject.system.solve().isEmpty else { return }
      let other = try Subject(reference, order: reference.constraints.indices.shuffled(using: &random))
      #expect(other.system.solve().isEmpty, "\(seed)\n\(reference)")
      // Where the answer is not unique it may be another, but never a worse one.
      for priority in reference.priorities {
        let errors = [subject, other].map { reference.error(ofLevel: priority, at: $0.values) }
        #expect(abs(errors[0] - errors[1]) < 1e-6, "\(seed): level \(priority)\n\(reference)")
      }
      for (variable, twin) in zip(subject.variables, other.variables) where subject.system.isDetermined(variable) {
        compared += 1
        #expect(abs(subject.system.value(of: variable) - other.system.value(of: twin)) < 1e-9, "\(seed)\n\(reference)")
      }
    }
    #expect(compared > 0)
  }

  @Test func theSameChangesGiveTheSameAnswerWhereItIsNotUnique() throws {
    try forRandomSeeds(80, "ambiguity") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let (subject, twin) = (try Subject(reference), try Subject(reference))
      subject.system.solve()
      twin.system.solve()
      // Away and back again: a result must not tell how one came to it.
      for id in subject.ids { try subject.system.setConstant(id, to: subject.system.constant(of: id) + 3) }
      subject.system.solve()
      for id in subject.ids { try subject.system.setConstant(id, to: twin.system.constant(of: id)) }
      subject.system.solve()
      for (value, expected) in zip(subject.values, twin.values) {
        #expect(abs(value - expected) < 1e-9, "\(seed)\n\(reference)")
      }
    }
  }

  @Test func doesNotDriftOverManyChanges() throws {
    let system = ConstraintSystem()
    let width = try system.makeParameter(300)
    let (a, b, c) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    try system.add(a + b + c == width - 0.1)
    try system.add(a == (1.0 / 3) * b)
    try system.add((c >= 70.7).priority(750))
    try system.add((b == 0.7 * c).priority(249.5))
    system.solve()
    let start = [a, b, c].map { system.value(of: $0) }
    var random = SplitMix64(seed: 1)
    for _ in 0..<5_000 {
      try system.set(width, to: Double.random(in: -500...5000, using: &random))
      system.solve()
    }
    try system.set(width, to: 300)
    system.solve()
    for (value, expected) in zip([a, b, c].map { system.value(of: $0) }, start) {
      #expect(abs(value - expected) < 1e-11)
    }
  }

  @Test func aRefusalLeavesEverythingAsItWas() throws {
    var refused = 0
    try forRandomSeeds(100, "refusal") { random, seed in
      let reference = ReferenceSystem.random(using: &random)
      let subject = try Subject(reference)
      subject.system.solve()
      let (values, changes) = (subject.values, Array(subject.system.changes))
      let broken = subject.ids.map { subject.system.isBroken($0) }
      let candidate = ReferenceSystem.constraint(reference.variableCount, 1, using: &random)
      let members: [ConstraintID]
      do throws(ConstraintError) {
        try subject.system.addIfSatisfiable(subject.linear(candidate))
        #expect(reference.accepts(candidate), "\(seed): accepted \(candidate)\n\(reference)")
        return
      } catch {
        guard case .unsatisfiable(let others) = error else { throw error }
        members = others
      }
      refused += 1
      #expect(!reference.accepts(candidate), "\(seed): refused \(candidate)\n\(reference)")
      #expect(!members.contains { subject.system.isBroken($0) }, "\(seed)")
      #expect(subject.values == values && Array(subject.system.changes) == changes, "\(seed)")
      #expect(subject.system.solve().isEmpty, "\(seed)\n\(reference)")
      #expect(subject.values == values, "\(seed)\n\(reference)")
      #expect(subject.ids.map { subject.system.isBroken($0) } == broken, "\(seed)")
    }
    #expect(refused > 0)
  }
}

extension ReferenceSystem {
  /// Whether a required constraint can hold beside those that are not broken.
  func accepts(_ candidate: Constraint) -> Bool {
    var extended = self
    extended.constraints.append(candidate)
    return !extended.broken().contains(constraints.count)
  }
}
