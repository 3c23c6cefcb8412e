import ConstraintSolver
import Testing

/// The examples of the documentation, word for word.
@Suite struct DocumentationTests {
  @Test func theOverview() throws {
    let system = ConstraintSystem()
    let window = try system.makeParameter(300)
    let left = system.makeVariable()
    let width = system.makeVariable()
    try system.add(left == 20)
    try system.add(left + width == window - 30)
    system.solve()
    #expect(system.value(of: width) == 250)
    try system.set(window, to: 200)
    system.solve()
    #expect(system.changes.map { system.value(of: $0) } == [150])
  }

  @Test func theCenterOfASpan() {
    let system = ConstraintSystem()
    let left = system.makeVariable()
    let width = system.makeVariable()
    let center = left + 0.5 * width
    #expect(center.count == 2)
    #expect(center.constant == 0)
    #expect(center[1].coefficient == 0.5 && center[1].variable == width && center[1].parameter == nil)
  }

  @Test func theRangeOfAWidth() throws {
    let system = ConstraintSystem()
    let width = system.makeVariable()
    try system.add(width >= 40)
    system.solve()
    #expect(system.range(of: width) == 40 ... .infinity)
    #expect(system.value(of: width) == 40)
  }

  @Test func errorsSayWhatWasWrong() throws {
    let system = ConstraintSystem()
    let x = system.makeVariable()
    try system.add(x >= 2)
    let error = #expect(throws: ConstraintError.self) { try system.addIfSatisfiable(x <= 1) }
    #expect(error?.description == "the constraint cannot hold beside 1 required ones: [0]")
    #expect(ConstraintError.notFinite(.infinity).description == "a constraint needs finite numbers, not inf")
    #expect(
      ConstraintError.priorityOutOfRange(0).description == "a priority is more than 0 and at most 1000, not 0.0")
  }
}
