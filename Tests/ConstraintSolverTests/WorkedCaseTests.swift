import ConstraintSolver
import Testing

/// Layouts whose right answer is known, written as the equations a layout engine makes of them.
@Suite struct WorkedCaseTests {
  /// A view's place and size along one axis.
  struct Span {
    let start: Variable
    let size: Variable

    init(_ system: ConstraintSystem) {
      start = system.makeVariable()
      size = system.makeVariable()
    }

    var end: LinearExpression { start + size }
    var middle: LinearExpression { start + 0.5 * size }
  }

  let system = ConstraintSystem()

  func value(_ variable: Variable) -> Double { (system.value(of: variable) * 1e6).rounded() / 1e6 }

  /// `hug` and `resist` as for a label: at most, and at least, its own size.
  func own(_ size: Double, _ variable: Variable, hug: Double, resist: Double) throws {
    try system.add((variable <= size).priority(hug))
    try system.add((variable >= size).priority(resist))
  }

  @Test func aGapOfAtMostOneBesideAnAlignmentCentersALabel() throws {
    for (length, size, expected) in [(320.0, 100.0, 110.0), (480, 20, 230)] {
      let label = Span(system)
      let total = try system.makeParameter(length)
      // V:[superview]-(<=1)-[label] with the centres aligned, as it stands across and along.
      try system.add(label.middle == 0.5 * total)
      try system.add(label.start - total <= 1)
      try own(size, label.size, hug: 250, resist: 750)
      #expect(system.solve().isEmpty)
      #expect(value(label.start) == expected)
    }
  }

  @Test(arguments: [
    (300.0, 251.0, 250.0, 750.0, 750.0, 50.0, 226.0),
    (100, 250, 250, 751, 750, 50, 26),
  ])
  func hugsAndResistsInTheOrderOfPriority(
    width: Double, hugA: Double, hugB: Double, resistA: Double, resistB: Double, a: Double, b: Double
  ) throws {
    let (first, second) = (Span(system), Span(system))
    try system.add(first.start == 8)
    try system.add(second.start == first.end + 8)
    try system.add(second.end == LinearExpression(constant: width - 8))
    try own(50, first.size, hug: hugA, resist: resistA)
    try own(60, second.size, hug: hugB, resist: resistB)
    #expect(system.solve().isEmpty)
    #expect(value(first.size) == a)
    #expect(value(second.size) == b)
  }

  @Test(arguments: [(1000.0, 120.0), (700, 133)])
  func aWidthBelowTheOwnOneWinsOnlyAboveItsResistance(priority: Double, expected: Double) throws {
    let image = Span(system)
    try own(133, image.size, hug: 250, resist: 750)
    try system.add((image.size == 120).priority(priority))
    #expect(system.solve().isEmpty)
    #expect(value(image.size) == expected)
  }

  @Test func aStrongerConstraintIsNeverOutvoted() throws {
    let x = system.makeVariable()
    try system.add((x >= 100).priority(501))
    try system.add((x == 90).priority(500))
    try system.add((x == 50).priority(10))
    #expect(system.solve().isEmpty)
    #expect(value(x) == 100)
  }

  @Test func aCenteredImageDoesNotGrowTheCell() throws {
    let (cell, image, label) = (Span(system), Span(system), Span(system))
    let (cellTop, imageTop, labelTop) = (Span(system), Span(system), Span(system))
    try system.add(cell.start == 0)
    try system.add(cellTop.start == 0)
    // H:|[image(45)]-5-[label(100)]|
    try system.add(image.start == cell.start)
    try system.add(image.size == 45)
    try system.add(label.start == image.end + 5)
    try system.add(label.size == 100)
    try system.add(label.end == cell.end)
    // V:|[label]|, the image centred.
    try system.add(labelTop.start == cellTop.start)
    try system.add(labelTop.end == cellTop.end)
    try system.add(imageTop.middle == cellTop.middle)
    try system.add(imageTop.size == 45)
    try own(20.5, labelTop.size, hug: 250, resist: 750)

    let fit = try system.add((cellTop.size == 0).priority(50))
    try system.add((cell.size == 0).priority(50))
    #expect(system.solve().isEmpty)
    #expect(value(cell.size) == 150)
    #expect(value(cellTop.size) == 20.5)
    #expect(value(imageTop.start) == -12.25)

    system.remove(fit)
    try system.add((cellTop.size == 44))
    #expect(system.solve().isEmpty)
    #expect(value(imageTop.start) == -0.5)
    #expect(value(labelTop.size) == 44)
  }

  @Test func equalWidthsFitInTheLeastRoom() throws {
    let (view, a, b) = (Span(system), Span(system), Span(system))
    try system.add(view.start == 0)
    try system.add(a.start == view.start + 20)
    try system.add(a.size >= 45)
    try system.add(b.start == a.end + 5)
    try system.add(b.size == a.size)
    try system.add(view.end == b.end + 20)
    try system.add((view.size == 0).priority(50))
    #expect(system.solve().isEmpty)
    #expect(value(view.size) == 135)
  }

  @Test(arguments: [(false, 10.0, 65.0), (true, 140, 20)])
  func leadingFollowsTheDirection(rightToLeft: Bool, aStart: Double, bStart: Double) throws {
    // H:|-10-[a(50)]-5-[b]-20-|, W = 200
    let (a, b) = (Span(system), Span(system))
    try system.add(a.size == 50)
    if rightToLeft {
      try system.add(a.end == LinearExpression(constant: 190))
      try system.add(b.end == a.start - 5)
      try system.add(b.start == 20)
    } else {
      try system.add(a.start == 10)
      try system.add(b.start == a.end + 5)
      try system.add(b.end == LinearExpression(constant: 180))
    }
    #expect(system.solve().isEmpty)
    #expect(value(a.start) == aStart)
    #expect(value(b.start) == bStart)
    #expect(value(b.size) == 115)
  }

  @Test func tooManyRequirementsBreakTheLastOne() throws {
    let view = Span(system)
    let total = try system.makeParameter(768)
    let left = try system.add(view.start == 8)
    let width = try system.add(view.size == 300)
    let right = try system.add(view.end == total - 8)
    let conflicts = system.solve()
    #expect(conflicts.map(\.constraints) == [[left, width, right]])
    #expect(conflicts.first?.broken == right)
    #expect(value(view.start) == 8)
    #expect(value(view.size) == 300)
    // A window in which all can hold mends it.
    try system.set(total, to: 316)
    #expect(system.solve().isEmpty)
    #expect(!system.isBroken(right))
  }

  @Test func aRefusedConstraintLeavesNoTrace() throws {
    let x = system.makeVariable()
    let atLeast = try system.add(x >= 2)
    system.solve()
    #expect(throws: ConstraintError.unsatisfiable(with: [atLeast])) { try system.addIfSatisfiable(x <= 1) }
    #expect(system.solve().isEmpty)
    #expect(value(x) == 2)
    system.remove(atLeast)
    try system.addIfSatisfiable(x >= 2)
    #expect(system.solve().isEmpty)
    #expect(value(x) == 2)
  }

  @Test func aRedundantEqualityWithRoundingNoiseIsAccepted() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    try system.add(x == 0.3)
    try system.add(y == 3 * x)
    try system.addIfSatisfiable(y == 0.9)
    try system.addIfSatisfiable(x + y == 0.1 + 0.2 + 0.9)
    #expect(system.solve().isEmpty)
    #expect(value(y) == 0.9)
  }
}
