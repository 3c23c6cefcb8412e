import ConstraintSolver

extension UIView {
  /// The active constraints that decide about the view's place and size along an axis, directly or through others.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutState?.node.constraintsAffecting(axis) ?? []
  }

  /// Whether the constraints leave a choice for the view's frame; for finding mistakes.
  public var hasAmbiguousLayout: Bool {
    guard superview != nil, !followsAutoresizingMask else { return false }
    prepareConstraintsForLayout()
    guard let box = layoutState?.node.box, let engine = box.engine else { return true }
    return engine.isAmbiguous(box)
  }

  /// Shows another of the possible frames of an ambiguous layout, and with the next call the usual one again.
  public func exerciseAmbiguityInLayout() {
    prepareConstraintsForLayout()
    guard superview != nil, let box = layoutState?.node.box, let engine = box.engine else { return }
    engine.exercise(box)
    superview?.setNeedsLayout()
  }
}

extension UILayoutGuide {
  /// The active constraints that decide about the guide's place and size along an axis, directly or through others.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffecting(axis)
  }

  /// Whether the constraints leave a choice for the guide's rectangle; for finding mistakes.
  public var hasAmbiguousLayout: Bool {
    guard kind == .free else { return false }
    owningView?.prepareConstraintsForLayout()
    guard let box = node.box, let engine = box.engine else { return owningView != nil }
    return engine.isAmbiguous(box)
  }
}

extension LayoutNode {
  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var queue = [self]
    var index = 0
    while index < queue.count {
      let node = queue[index]
      index += 1
      // What constraints don't move carries no influence from one side to another.
      guard node === self || node.box?.isMovable ?? true else { continue }
      for constraint in node.mentions where constraint.first.attribute.axis == axis {
        guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
        found.append(constraint)
        for other in constraint.nodes where seen.insert(ObjectIdentifier(other)).inserted { queue.append(other) }
      }
    }
    return found.sorted { $0.order < $1.order }
  }
}

extension LayoutEngine {
  func isAmbiguous(_ box: LayoutBox) -> Bool {
    // A range can only be told of what is solved; after a pass this is nothing but to make sure.
    solve()
    return box.variables.contains { !solver.isDetermined($0) }
  }

  /// Pulls what is ambiguous elsewhere, less than anything else pulls; or lets go again.
  func exercise(_ box: LayoutBox) {
    setNeedsPass()
    guard box.stays.isEmpty else {
      for id in box.stays {
        set(nil, of: id)
        remove(id, of: box)
      }
      return box.stays.removeAll()
    }
    solve()
    let choices = box.variables.map { ($0, solver.range(of: $0)) }
    for (variable, range) in choices where range.upperBound - range.lowerBound > 1e-6 {
      let value = solver.value(of: variable)
      let other = value + 10 <= range.upperBound ? value + 10 : max(range.lowerBound, value - 10)
      box.stays.append(
        add(.ambiguity, LinearConstraint(variable - other, .equal, priority: LayoutRule.barely), to: box))
    }
  }
}
