import ConstraintSolver
import VisualFormat

/// What libFuzzer calls with every input: a line of the Visual Format Language is read, given names, and solved.
///
/// The first byte chooses options and names, the rest is the line. Whatever it says, nothing may crash or hang, an error
/// has to point into the line, and what was read has to keep its text.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzFormat(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  guard let choice = input.first else { return 0 }
  let text = String(decoding: input.dropFirst(), as: UTF8.self)
  do throws(FormatError) {
    let line = try FormatLine(parsing: text)
    check(line, text)
    solve(try line.constraints(options: options(choice), names: Names(choice, line)))
  } catch {
    check(error, text)
  }
  return 0
}

/// Names for a line: with a low bit the few that stand in the samples, otherwise whatever the line asks for.
private struct Names: FormatNames {
  var views: Set<String> = ["a", "b", "view", "button"]
  var metrics: [String: Double] = ["w": 10, "pad": -3, "low": 250, "zero": 0, "huge": 1e300, "odd": .nan]

  init(_ choice: UInt8, _ line: FormatLine) {
    guard choice & 1 == 0 else { return }
    for view in line.views { views.insert(view.name) }
    for predicate in line.predicates {
      if case .name(let name) = predicate.object { metrics[name] = metrics[name] ?? 10 }
      if case .metric(let name) = predicate.priority { metrics[name] = metrics[name] ?? 500 }
    }
  }

  func metric(_ name: String) -> Double? { metrics[name] }
  func hasView(_ name: String) -> Bool { views.contains(name) }
  func hasSuperview(_ name: String) -> Bool { name != "b" }
  var metricNames: [String] { Array(metrics.keys) }
  var viewNames: [String] { Array(views) }
}

/// One of the directions, and some of the alignments, mostly across the line.
private func options(_ choice: UInt8) -> FormatOptions {
  let alignments: [FormatOptions] = [
    [], .alignAllTop, .alignAllLeft, [.alignAllCenterY, .alignAllBottom], .alignAllLastBaseline, .alignAllCenterX,
    .spacingBaselineToBaseline, [.alignAllTop, .alignAllLeading],
  ]
  let directions: [FormatOptions] = [[], .directionLeftToRight, .directionRightToLeft, []]
  return alignments[Int(choice >> 1 & 7)].union(directions[Int(choice >> 4 & 3)])
}

private func check(_ line: FormatLine, _ text: String) {
  precondition(line.text == text, "the line is not what was read")
  precondition(!line.views.isEmpty && line.gaps.count == line.views.count + 1, "gaps and views do not alternate")
  let told = line.views.map(\.predicates.count).reduce(0, +) + line.gaps.map(\.predicates.count).reduce(0, +)
  precondition(told == line.predicates.count, "a predicate belongs to nothing")
  for case .number(let number) in line.predicates.map(\.object) { precondition(number.isFinite, "a size is \(number)") }
  for case .number(let number) in line.predicates.map(\.priority) {
    precondition(number > 0 && number <= 1000, "a priority is \(number)")
  }
}

private func check(_ error: FormatError, _ text: String) {
  precondition((0...text.count).contains(error.position), "the mark is at \(error.position) of \(text.count)")
  precondition(!error.description.isEmpty)
}

/// Gives the constraints to the solver; every one that it takes holds unless it is told to be broken.
private func solve(_ constraints: [FormatConstraint]) {
  guard constraints.count < 60 else { return }
  let system = ConstraintSystem()
  var places: [FormatConstraint.Anchor: Variable] = [:]
  var required: [(id: ConstraintID, constraint: FormatConstraint, first: Variable, second: Variable?)] = []
  func place(_ anchor: FormatConstraint.Anchor) -> Variable {
    if let known = places[anchor] { return known }
    let made = system.makeVariable()
    places[anchor] = made
    return made
  }
  for constraint in constraints {
    let (first, second) = (place(constraint.first), constraint.second.map(place))
    var sum = LinearExpression(constant: -points(constraint.constant))
    sum.append(LinearExpression.Term(1, first))
    if let second { sum.append(LinearExpression.Term(-1, second)) }
    guard
      let id = try? system.add(
        LinearConstraint(sum, relation(constraint.relation), priority: constraint.priority))
    else { preconditionFailure("the solver refuses \(constraint)") }
    if constraint.priority == 1000 { required.append((id, constraint, first, second)) }
  }
  system.solve()
  let largest = constraints.map { abs(points($0.constant)) }.reduce(1, +)
  for (id, constraint, first, second) in required where !system.isBroken(id) {
    let values = (system.value(of: first), second.map { system.value(of: $0) } ?? 0)
    let error = values.0 - values.1 - points(constraint.constant)
    let slack = 1e-7 + 1e-10 * largest
    switch constraint.relation {
    case .equal: precondition(abs(error) <= slack, "\(constraint) fails by \(error)")
    case .lessThanOrEqual: precondition(error <= slack, "\(constraint) fails by \(error)")
    case .greaterThanOrEqual: precondition(error >= -slack, "\(constraint) fails by \(error)")
    }
  }
}

private func points(_ constant: FormatConstraint.Constant) -> Double {
  if case .points(let points) = constant { points } else { 8 }
}

private func relation(_ relation: FormatLine.Relation) -> Relation {
  switch relation {
  case .equal: .equal
  case .lessThanOrEqual: .lessThanOrEqual
  case .greaterThanOrEqual: .greaterThanOrEqual
  }
}
