import ConstraintSolver

/// Where something begins along an axis, and how long it is.
struct LayoutSpan {
  var start: LinearExpression
  var length: LinearExpression
}

/// From items and attributes to sums of variables.
///
/// All places of one constraint are measured in the space of the nearest common ancestor of its items, so that what
/// moves the ancestor leaves the constraint alone.
extension LayoutSystem {
  /// A constraint as the solver takes it, and whether it runs from right to left.
  func linear(_ constraint: NSLayoutConstraint) -> (LinearConstraint, isMirrored: Bool) {
    passed.removeAll(keepingCapacity: true)
    let ancestor = constraint.commonAncestor
    let isMirrored = constraint.isMirrored(in: ancestor, &directions)
    let hasFactor = constraint.multiplier != 1
    var sum = expression(constraint.first, ancestor, isMirrored, hasFactor)
    if let second = constraint.second, constraint.multiplier != 0 {
      sum.add(expression(second, ancestor, isMirrored, hasFactor), times: -constraint.multiplier)
    }
    sum.constant -= constraint.constant
    return (
      LinearConstraint(sum, constraint.relation.linear, priority: Double(constraint.priority.rawValue)), isMirrored
    )
  }

  private func expression(
    _ term: LayoutTerm, _ ancestor: UIView?, _ isMirrored: Bool, _ hasFactor: Bool
  ) -> LinearExpression {
    var sum = value(of: term.attribute, of: term.node, ancestor, isMirrored, hasFactor)
    if let base = term.base {
      sum.add(value(of: base.attribute, of: base.node, ancestor, isMirrored, hasFactor), times: -1)
    }
    return sum
  }

  /// An attribute of an item.
  ///
  /// Mirrored places count from the ancestor's right edge, which only matters where a factor keeps it from dropping
  /// out.
  private func value(
    of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, _ ancestor: UIView?, _ isMirrored: Bool,
    _ hasFactor: Bool
  ) -> LinearExpression {
    let plain = plainValue(of: attribute.resolved(isMirrored: isMirrored), of: node, ancestor)
    guard isMirrored, attribute.kind == .place, attribute.axis == .horizontal else { return plain }
    var mirrored = LinearExpression()
    mirrored.add(plain, times: -1)
    if hasFactor, let ancestor {
      let box = box(of: ancestor.layoutNode)
      pass(box)
      mirrored.add(symbol(.width, of: box))
      mirrored.constant += box.insets.left + box.insets.right
    }
    return mirrored
  }

  private func plainValue(
    of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, _ ancestor: UIView?
  ) -> LinearExpression {
    let axis = attribute.axis
    switch attribute {
    case .width, .height: return length(of: node, axis)
    case .left, .top: return span(of: node, axis, ancestor).start
    case .right, .bottom: return span(of: node, axis, ancestor).end
    case .centerX, .centerY: return span(of: node, axis, ancestor, isMiddle: true).middle
    case .leftMargin, .topMargin: return marginSpan(of: node, axis, ancestor).start
    case .rightMargin, .bottomMargin: return marginSpan(of: node, axis, ancestor).end
    case .centerXWithinMargins, .centerYWithinMargins:
      return marginSpan(of: node, axis, ancestor, isMiddle: true).middle
    case .firstBaseline, .lastBaseline: return baseline(attribute, of: node, ancestor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: return LinearExpression()
    }
  }

  /// A size needs no way up to an ancestor.
  private func length(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    if let guide = node.guide { return span(of: guide, axis, guide.owningView).length }
    var sum = LinearExpression()
    sum.add(symbol(.length(axis), of: box(of: node)))
    return sum
  }

  private func marginSpan(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ ancestor: UIView?, isMiddle: Bool = false
  ) -> LayoutSpan {
    guard let view = node.view else { return span(of: node, axis, ancestor, isMiddle: isMiddle) }
    return inset(view, axis, ancestor, by: margins(of: view), measuresContent: !isMiddle, floats: false)
  }

  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, _ ancestor: UIView?
  ) -> LinearExpression {
    guard let view = node.view else {
      let span = span(of: node, .vertical, ancestor)
      return attribute == .firstBaseline ? span.start : span.end
    }
    let isFirst = attribute == .firstBaseline
    let text = view.viewForBaseline(isFirst: isFirst)
    let span = span(of: text.layoutNode, .vertical, ancestor)
    let box = box(of: text.layoutNode)
    if text !== view { pass(box) }
    var sum = isFirst ? span.start : span.end
    sum.append(LinearExpression.Term(isFirst ? 1 : -1, baselineParameter(of: text, box, isFirst: isFirst)))
    return sum
  }

  /// Notes that an expression goes through a rectangle of an item that its constraint doesn't name.
  func pass(_ box: LayoutBox) {
    if !passed.contains(where: { $0 === box }) { passed.append(box) }
  }
}

extension LayoutSpan {
  var end: LinearExpression {
    var sum = start
    sum.add(length)
    return sum
  }

  var middle: LinearExpression {
    var sum = start
    sum.add(length, times: 0.5)
    return sum
  }
}

extension NSLayoutConstraint.Relation {
  nonisolated var linear: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
