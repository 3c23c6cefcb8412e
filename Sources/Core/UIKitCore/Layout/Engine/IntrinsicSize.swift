import ConstraintSolver
import CoreGraphics

/// The constraints that a view's content makes: at most its size at the hugging priority, at least at that of
/// compression resistance.
struct IntrinsicSize {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// Hugging and compression across, then down.
  var ids: [ConstraintID?] = [nil, nil, nil, nil]
  var priorities: [UILayoutPriority?] = [nil, nil, nil, nil]
  /// The width for which the height was asked.
  var measuredWidth: Double?
}

extension LayoutSystem {
  /// Asks a view for its content's size, and has the constraints follow; says whether anything changed.
  @discardableResult
  func measure(_ box: LayoutBox) -> Bool {
    guard let view = box.node.view, box.isMovable else { return false }
    var intrinsic = box.intrinsic ?? IntrinsicSize()
    intrinsic.size = view.intrinsicContentSize
    if let width = intrinsic.measuredWidth, let height = view.hooks?.intrinsicHeight(forWidth: width) {
      intrinsic.size.height = height
    }
    return apply(intrinsic, to: box, view)
  }

  /// Asks for the height that the content takes at the width that came out; says whether it is another.
  func measureHeight(_ box: LayoutBox) -> Bool {
    guard var intrinsic = box.intrinsic, let view = box.node.view, let hooks = view.hooks,
      let variable = box.variable(.width)
    else { return false }
    let width = solver.value(of: variable)
    guard intrinsic.measuredWidth != width, let height = hooks.intrinsicHeight(forWidth: width) else { return false }
    intrinsic.measuredWidth = width
    intrinsic.size.height = height
    return apply(intrinsic, to: box, view)
  }

  private func apply(_ new: IntrinsicSize, to box: LayoutBox, _ view: UIView) -> Bool {
    var intrinsic = new
    var changed = false
    for axis in [Axis.horizontal, .vertical] {
      let size = axis == .horizontal ? intrinsic.size.width : intrinsic.size.height
      for (offset, isHugging) in [(0, true), (1, false)] {
        let place = axis.rawValue * 2 + offset
        let wanted = size >= 0 && size.isFinite ? view.contentPriority(isHugging, axis) : nil
        if intrinsic.priorities[place] != wanted {
          if let id = intrinsic.ids[place] { remove(id, of: box) }
          intrinsic.ids[place] = nil
          intrinsic.priorities[place] = wanted
          changed = true
        }
        guard let wanted else { continue }
        if let id = intrinsic.ids[place] {
          changed = changed || solver.constant(of: id) != -size
          setConstant(id, to: -size)
        } else {
          intrinsic.ids[place] = addContent(size, wanted, axis, isHugging, to: box)
        }
      }
    }
    box.intrinsic = intrinsic.ids.contains { $0 != nil } ? intrinsic : nil
    return changed
  }

  private func addContent(
    _ size: Double, _ priority: UILayoutPriority, _ axis: Axis, _ isHugging: Bool, to box: LayoutBox
  ) -> ConstraintID {
    var sum = LinearExpression(constant: -size)
    sum.add(symbol(.length(axis), of: box))
    return add(
      isHugging ? .hugging(axis) : .compression(axis),
      LinearConstraint(sum, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, priority: Double(priority.rawValue)),
      to: box)
  }

  /// Takes back a constraint of a rectangle's own.
  func remove(_ id: ConstraintID, of box: LayoutBox) {
    solver.remove(id)
    box.rules.removeAll { $0 == id }
  }
}
