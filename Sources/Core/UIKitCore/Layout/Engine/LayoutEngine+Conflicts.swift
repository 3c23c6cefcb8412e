import ConstraintSolver
import CoreGraphics

/// What people are told about constraints that cannot hold together.
extension LayoutEngine {
  func report(_ conflicts: [Conflict]) {
    for conflict in conflicts { Warnings.report(text(of: conflict)) }
  }

  /// All constraints of the conflict, the one that is given up, and which views constraints cannot move.
  private func text(of conflict: Conflict) -> String {
    var lines = ["Constraints can't all hold together:"]
    var fixed: [LayoutNode] = []
    for id in conflict.constraints {
      lines.append("  \(text(of: id))")
      guard case .constraint(let constraint) = source(of: id) else { continue }
      for node in constraint.nodes where !fixed.contains(where: { $0 === node }) {
        if let view = node.view, view.superview != nil, view.followsAutoresizingMask { fixed.append(node) }
      }
    }
    lines.append("Given up, since it was activated last: \(text(of: conflict.broken))")
    for node in fixed {
      guard let frame = node.view?.frame else { continue }
      lines.append(
        """
        Note: \(node.text()) keeps its frame \(frame.shortText), since its \
        translatesAutoresizingMaskIntoConstraints is true; set it to false if constraints are to place the view.
        """)
    }
    return lines.joined(separator: "\n")
  }

  private func text(of id: ConstraintID) -> String {
    switch source(of: id) {
    case .constraint(let constraint): constraint.formula
    case .rule(let rule, let box): rule.text(of: box, constant: -solver.constant(of: id))
    case nil: "a constraint that is gone"
    }
  }
}

extension LayoutRule {
  func text(of box: LayoutBox, constant: Double) -> String {
    let item = box.node.text()
    let value = CGFloat(constant).shortText
    return switch self {
    case .notNegative: "\(item) has no negative size"
    case .hugging(let axis): "\(item).\(axis.length) <= \(value) (content hugging)"
    case .compression(let axis): "\(item).\(axis.length) >= \(value) (content compression resistance)"
    case .readableWidth: "\(item) lies within the layout margins"
    case .rootStays: "\(item) keeps its size"
    case .ambiguity: "\(item) shows another of its ambiguous layouts"
    }
  }
}

extension NSLayoutConstraint.Axis {
  nonisolated var length: String { self == .horizontal ? "width" : "height" }
}

extension CGRect {
  nonisolated var shortText: String {
    "(\(minX.shortText), \(minY.shortText), \(width.shortText), \(height.shortText))"
  }
}
