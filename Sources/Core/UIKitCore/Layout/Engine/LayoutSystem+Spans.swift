import ConstraintSolver

/// The rectangles of views and guides in the space of an ancestor.
extension LayoutSystem {
  typealias Axis = NSLayoutConstraint.Axis

  /// The extent of an item along an axis.
  ///
  /// The middle of a scroll view is its frame's, also for what it holds.
  func span(of node: LayoutNode, _ axis: Axis, _ ancestor: UIView?, isMiddle: Bool = false) -> LayoutSpan {
    if let guide = node.guide { return span(of: guide, axis, ancestor) }
    guard let view = node.view else { return LayoutSpan(start: LinearExpression(), length: LinearExpression()) }
    if view === ancestor { return inside(view, axis, measuresContent: !isMiddle) }
    var span = plainSpan(of: box(of: node), axis)
    climb(&span, axis, from: view.superview, to: ancestor)
    return span
  }

  /// The extent of a guide.
  func span(of guide: UILayoutGuide, _ axis: Axis, _ ancestor: UIView?) -> LayoutSpan {
    guard let owner = guide.owningView else {
      return LayoutSpan(start: LinearExpression(), length: LinearExpression())
    }
    switch guide.kind {
    case .margins:
      pass(box(of: owner.layoutNode))
      return inset(owner, axis, ancestor, by: margins(of: owner), measuresContent: true)
    case .safeArea:
      pass(box(of: owner.layoutNode))
      return inset(owner, axis, ancestor, by: safeArea(of: owner), measuresContent: false)
    case .frame:
      pass(box(of: owner.layoutNode))
      return inset(owner, axis, ancestor, by: nil, measuresContent: false)
    case .content:
      pass(box(of: owner.layoutNode))
      var span = contentSpan(of: owner, axis)
      climb(&span, axis, from: owner, to: ancestor)
      return span
    case .free, .readable:
      var span = plainSpan(of: box(of: guide.node), axis)
      climb(&span, axis, from: owner, to: ancestor)
      return span
    }
  }

  /// A view's own extent as what it holds sees it: a scroll view's edges are those of its content.
  private func inside(_ view: UIView, _ axis: Axis, measuresContent: Bool) -> LayoutSpan {
    if measuresContent, view.scrollsContent { return contentSpan(of: view, axis) }
    let box = box(of: view.layoutNode)
    var span = plainSpan(of: box, axis, hasPlace: false)
    span.start.constant += box.insets.start(axis)
    return span
  }

  /// A view's frame with some insets, seen from inside the view or from outside.
  ///
  /// What floats stays in the frame of a scroll view while the content scrolls.
  func inset(
    _ view: UIView, _ axis: Axis, _ ancestor: UIView?, by insets: LayoutInsets.Parameters?, measuresContent: Bool,
    floats: Bool = true
  ) -> LayoutSpan {
    let isInside = view === ancestor
    let box = box(of: view.layoutNode)
    var span: LayoutSpan
    if isInside, measuresContent, view.scrollsContent {
      span = contentSpan(of: view, axis)
    } else {
      span = plainSpan(of: box, axis, hasPlace: !isInside)
      if !isInside { span.start.constant -= box.insets.start(axis) }
      span.length.constant += box.insets.start(axis) + box.insets.end(axis)
      if isInside, floats, view.scrollsContent { addOrigin(of: view, axis, to: &span.start, times: 1) }
    }
    if let insets {
      span.start.append(LinearExpression.Term(1, insets.start(axis)))
      span.length.append(LinearExpression.Term(-1, insets.start(axis)))
      span.length.append(LinearExpression.Term(-1, insets.end(axis)))
    }
    if !isInside { climb(&span, axis, from: view.superview, to: ancestor) }
    return span
  }

  private func contentSpan(of view: UIView, _ axis: Axis) -> LayoutSpan {
    let box = box(of: view.layoutNode)
    let content = contentVariables(of: box)
    return LayoutSpan(
      start: LinearExpression(), length: (axis == .horizontal ? content.width : content.height).linear)
  }

  private func contentVariables(of box: LayoutBox) -> (width: Variable, height: Variable) {
    if let content = box.content { return content }
    let content = (width: solver.makeVariable(), height: solver.makeVariable())
    box.content = content
    for variable in [content.width, content.height] {
      note(variable, of: box)
      add(.notNegative, LinearConstraint(variable.linear, .greaterThanOrEqual, priority: LayoutRule.almost), to: box)
    }
    return content
  }

  private func plainSpan(of box: LayoutBox, _ axis: Axis, hasPlace: Bool = true) -> LayoutSpan {
    var span = LayoutSpan(start: LinearExpression(), length: LinearExpression())
    if hasPlace { span.start.add(symbol(.place(axis), of: box)) }
    span.length.add(symbol(.length(axis), of: box))
    return span
  }

  /// Moves an extent from the space of a view out to that of an ancestor.
  private func climb(_ span: inout LayoutSpan, _ axis: Axis, from host: UIView?, to ancestor: UIView?) {
    var host = host
    while let view = host, view !== ancestor {
      let box = box(of: view.layoutNode)
      span.start.add(symbol(.place(axis), of: box))
      span.start.constant -= box.insets.start(axis)
      addOrigin(of: view, axis, to: &span.start, times: -1)
      pass(box)
      host = view.superview
    }
  }

  private func addOrigin(of view: UIView, _ axis: Axis, to sum: inout LinearExpression, times factor: Double) {
    let box = box(of: view.layoutNode)
    let origin = box.origin ?? (x: parameter(view.bounds.minX), y: parameter(view.bounds.minY))
    box.origin = origin
    sum.append(LinearExpression.Term(factor, axis == .horizontal ? origin.x : origin.y))
  }
}

extension UIView {
  /// Whether constraints from inside to the edges are about what the view scrolls over.
  final var scrollsContent: Bool { hooks?.definesContentSize ?? false }
}
