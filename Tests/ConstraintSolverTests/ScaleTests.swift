import ConstraintSolver
import Testing

/// Systems of the size of long lists.
@Suite struct ScaleTests {
  /// `H:|-20-[v0(>=45)]-5-[v1(==v0)]-...-20-|`, wished to be `width` wide.
  struct Chain {
    let system = ConstraintSystem()
    let width: Parameter
    var starts: [Variable] = []
    var widths: [Variable] = []
    var gaps: [ConstraintID] = []

    init(_ count: Int) throws {
      width = try system.makeParameter(0)
      let total = system.makeVariable()
      starts = (0..<count).map { [system] _ in system.makeVariable() }
      widths = (0..<count).map { [system] _ in system.makeVariable() }
      try system.add((total == width).priority(900))
      try system.add(starts[0] == 20)
      try system.add(widths[0] >= 45)
      for index in 1..<count {
        gaps.append(try system.add(starts[index] == starts[index - 1] + widths[index - 1] + 5))
        try system.add(widths[index] == widths[0])
      }
      try system.add(total == starts[count - 1] + widths[count - 1] + 20)
    }

    /// Asks for views of width `expected`; the gap before view `changed` measures `size` instead of 5.
    func check(each expected: Double, gap changed: Int = .max, size: Double = 5) throws {
      let count = starts.count
      try system.set(width, to: 35 + 5 * Double(count) + Double(count) * expected)
      #expect(system.solve().isEmpty)
      let surplus = changed == .max ? 0 : (size - 5) / Double(count)
      let each = max(45, expected - surplus)
      for index in starts.indices {
        let start = 20 + Double(index) * (5 + each) + (index >= changed ? size - 5 : 0)
        #expect(abs(system.value(of: widths[index]) - each) < 1e-8, "width of view \(index)")
        #expect(abs(system.value(of: starts[index]) - start) < 1e-6, "start of view \(index)")
      }
    }
  }

  @Test(arguments: [2, 10, 100, 1000]) func aChainFollowsItsWidth(count: Int) throws {
    let chain = try Chain(count)
    for each in [100.0, 30, 60, 45, 44.9, 200.25, 0] { try chain.check(each: each) }
    let middle = count / 2
    chain.system.remove(chain.gaps[max(0, middle - 1)])
    let gap = try chain.system.add(
      chain.starts[middle] == chain.starts[middle - 1] + chain.widths[middle - 1] + 7)
    try chain.check(each: 100, gap: middle, size: 7)
    try chain.system.setConstant(gap, to: -5)
    try chain.check(each: 70)
  }

  @Test func onlyWhatChangedIsLookedAt() throws {
    let system = ConstraintSystem()
    let count = 5_000
    var sizes: [Parameter] = []
    var cells: [(Variable, Variable)] = []
    for index in 0..<count {
      let (a, b) = (system.makeVariable(), system.makeVariable())
      sizes.append(try system.makeParameter(Double(index)))
      try system.add(a == sizes[index])
      try system.add(b >= a + 1)
      try system.add((b == 0).priority(250))
      cells.append((a, b))
    }
    #expect(system.solve().isEmpty)
    for index in cells.indices { #expect(system.value(of: cells[index].1) == Double(index) + 1) }
    try system.set(sizes[777], to: -10)
    system.solve()
    #expect(Set(system.changes) == [cells[777].0, cells[777].1])
    #expect(system.value(of: cells[777].1) == 0)
  }

  @Test func componentsJoinAndFallApart() throws {
    let system = ConstraintSystem()
    let variables = (0..<64).map { _ in system.makeVariable() }
    for (index, variable) in variables.enumerated() { try system.add((variable == Double(index)).priority(10)) }
    system.solve()
    for _ in 0..<3 {
      let links = try zip(variables, variables.dropFirst()).map { try system.add($0 == $1) }
      system.solve()
      #expect(Set(variables.map { system.value(of: $0) }).count == 1)
      for link in links.enumerated() where link.offset % 2 == 1 { system.remove(link.element) }
      system.solve()
      for pair in stride(from: 0, to: 64, by: 2) {
        #expect(system.value(of: variables[pair]) == system.value(of: variables[pair + 1]))
        #expect((Double(pair)...Double(pair + 1)).contains(system.value(of: variables[pair])))
      }
      for link in links.enumerated() where link.offset % 2 == 0 { system.remove(link.element) }
      system.solve()
      #expect(variables.map { system.value(of: $0) } == (0..<64).map(Double.init))
    }
  }

  @Test func labelsInARowShareWhatIsMissing() throws {
    let system = ConstraintSystem()
    let count = 400
    let width = try system.makeParameter(0)
    var (end, sizes) = (LinearExpression(constant: 0), [Variable]())
    for index in 0..<count {
      let (start, size) = (system.makeVariable(), system.makeVariable())
      try system.add(LinearConstraint(start - end - 5, .equal))
      end = start + size
      try system.add((size <= 20).priority(250))
      try system.add((size >= 20).priority(index == 7 ? 749 : 750))
      sizes.append(size)
    }
    try system.add(LinearConstraint(end - width, .equal))
    for (missing, rest) in [(0.0, 20.0), (12, 8), (3, 17), (30, -10)] {
      try system.set(width, to: 25 * Double(count) - missing)
      #expect(system.solve().isEmpty)
      for (index, size) in sizes.enumerated() {
        #expect(abs(system.value(of: size) - (index == 7 ? rest : 20)) < 1e-8)
      }
    }
  }
}
