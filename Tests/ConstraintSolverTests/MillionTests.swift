import Testing

@testable import ConstraintSolver

/// A million constraints in ten thousand components; in a debug build, which checks every step, a tenth of them.
@Suite struct MillionTests {
  #if DEBUG
    private static let count = 1_000
  #else
    private static let count = 10_000
  #endif

  /// Rows of a list: 25 labels side by side, four constraints each.
  private struct List {
    let system = ConstraintSystem()
    var ends: [(last: Variable, width: Parameter)] = []
    private let labels = 25

    init(_ count: Int) throws {
      for row in 0..<count {
        let width = try system.makeParameter(Double(labels * 20 + row % 100))
        var end = LinearExpression(constant: 0)
        var last = system.makeVariable()
        for index in 0..<labels {
          let (start, size) = (index == 0 ? last : system.makeVariable(), system.makeVariable())
          try system.add(LinearConstraint(start - end, .equal))
          try system.add((size <= 20).priority(250))
          if index < labels - 1 {
            try system.add((size >= 20).priority(750))
            try system.add(size >= 5)
          } else {
            // The last one takes what is left.
            try system.add(LinearConstraint(start + size - width, .equal))
            try system.add((size >= 20).priority(749))
          }
          end = start + size
          last = size
        }
        ends.append((last, width))
      }
    }

    /// Whether every row's last label is as wide as the row leaves it.
    func check(surplus: Double = 0) -> Int {
      ends.enumerated().count { row, end in
        abs(system.value(of: end.last) - 20 - Double(row % 100) - surplus) < 1e-9
      }
    }
  }

  @Test func isSolvedInStepsInProportionToIt() throws {
    var efforts: [SolverEffort] = []
    for count in [Self.count / 10, Self.count] {
      let list = try List(count)
      #expect(list.system.solve().isEmpty)
      #expect(list.check() == count)
      efforts.append(list.system.engine.pointee.workspace.simplex.effort)
      guard count == Self.count else { continue }
      // Then one row of them all: no other is looked at.
      try list.system.set(list.ends[777].width, to: 25 * 20 + 77 + 4)
      let before = list.system.engine.pointee.workspace.simplex.effort
      list.system.solve()
      #expect(list.system.changes.map { list.system.value(of: $0) } == [20 + 77 + 4])
      let effort = list.system.engine.pointee.workspace.simplex.effort
      #expect(effort.builtConstraints == before.builtConstraints && effort.pivots - before.pivots < 100)
    }
    #expect(efforts[1].builtConstraints == 100 * Self.count)
    #expect(efforts[1].builtConstraints == 10 * efforts[0].builtConstraints)
    #expect(efforts[1].pivots == 10 * efforts[0].pivots)
    #expect(efforts[1].pivotRows == 10 * efforts[0].pivotRows)
  }
}
