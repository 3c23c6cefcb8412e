import ConstraintSolver
import VisualFormat

/// Solves one horizontal line of the Visual Format Language in a superview of a width.
///
/// - Returns: the left edge and the width of each view.
public func row(_ text: String, width: Double) throws -> [String: ClosedRange<Double>] {
  let line = try FormatLine(parsing: text)
  let names = FormatNameTable(views: Set(line.views.map(\.name)))
  let system = ConstraintSystem()
  let edges = names.views.reduce(into: [:]) { $0[$1] = (left: system.makeVariable(), right: system.makeVariable()) }

  func expression(_ anchor: FormatConstraint.Anchor) throws -> LinearExpression {
    switch (anchor.item, anchor.attribute) {
    case (.superview, .leading): LinearExpression(constant: 0)
    case (.superview, .trailing): LinearExpression(constant: width)
    case (.view(let name), .leading): edges[name].map { 1 * $0.left } ?? LinearExpression(constant: 0)
    case (.view(let name), .trailing): edges[name].map { 1 * $0.right } ?? LinearExpression(constant: 0)
    case (.view(let name), .width): edges[name].map { $0.right - $0.left } ?? LinearExpression(constant: 0)
    default: throw UnknownAnchor(anchor: anchor)
    }
  }

  for constraint in try line.constraints(names: names) {
    let left = try expression(constraint.first)
    var right = try constraint.second.map(expression) ?? LinearExpression(constant: 0)
    switch constraint.constant {
    case .points(let points): right = right + points
    case .standardGap, .margin: right = right + 8
    }
    let made =
      switch constraint.relation {
      case .equal: left == right
      case .lessThanOrEqual: left <= right
      case .greaterThanOrEqual: left >= right
      }
    try system.add(made.priority(constraint.priority))
  }
  system.solve()
  return edges.mapValues { system.value(of: $0.left)...system.value(of: $0.right) }
}

struct UnknownAnchor: Error {
  let anchor: FormatConstraint.Anchor
}
