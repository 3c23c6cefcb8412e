import ConstraintSolver
import CoreGraphics

/// Numbers from outside: insets, scrolling, baselines, frames that constraints don't move.
extension LayoutSystem {
  func margins(of view: UIView) -> LayoutInsets.Parameters {
    let box = box(of: view.layoutNode)
    if let margins = box.margins { return margins }
    let margins = parameters(LayoutInsets(view.layoutMargins))
    box.margins = margins
    return margins
  }

  func safeArea(of view: UIView) -> LayoutInsets.Parameters {
    let box = box(of: view.layoutNode)
    if let safeArea = box.safeArea { return safeArea }
    let safeArea = parameters(LayoutInsets(view.safeAreaInsets))
    box.safeArea = safeArea
    return safeArea
  }

  func baselineParameter(of view: UIView, _ box: LayoutBox, isFirst: Bool) -> Parameter {
    if let known = isFirst ? box.firstBaseline : box.lastBaseline { return known }
    let made = parameter(view.baseline(isFirst: isFirst))
    if isFirst { box.firstBaseline = made } else { box.lastBaseline = made }
    return made
  }

  private func parameters(_ insets: LayoutInsets) -> LayoutInsets.Parameters {
    LayoutInsets.Parameters(
      top: parameter(insets.top), left: parameter(insets.left), bottom: parameter(insets.bottom),
      right: parameter(insets.right))
  }

  /// Brings the parameters that the frame decides about up to date.
  func refreshGeometry(_ box: LayoutBox) -> (movedPlace: Bool, movedSize: Bool) {
    var moved = (false, false)
    for part in [LayoutBox.Part.x, .y, .width, .height] {
      guard case .parameter(let parameter) = box.parts[part.rawValue] else { continue }
      guard set(parameter, to: box.value(of: part)) else { continue }
      if part == .x || part == .y { moved.0 = true } else { moved.1 = true }
    }
    return moved
  }

  /// Brings insets, scrolling and baselines up to date, and says whether anything changed.
  func refreshInsets(_ box: LayoutBox) -> Bool {
    guard let view = box.node.view else { return false }
    var changed = false
    if let margins = box.margins { changed = set(margins, to: LayoutInsets(view.layoutMargins)) || changed }
    if let safeArea = box.safeArea { changed = set(safeArea, to: LayoutInsets(view.safeAreaInsets)) || changed }
    return refreshOrigin(box) || changed
  }

  func refreshOrigin(_ box: LayoutBox) -> Bool {
    guard let origin = box.origin, let bounds = box.node.view?.bounds else { return false }
    let movedX = set(origin.x, to: bounds.minX)
    return set(origin.y, to: bounds.minY) || movedX
  }

  func refreshBaselines(_ box: LayoutBox) -> Bool {
    guard let view = box.node.view else { return false }
    var changed = false
    if let first = box.firstBaseline { changed = set(first, to: view.baseline(isFirst: true)) || changed }
    if let last = box.lastBaseline { changed = set(last, to: view.baseline(isFirst: false)) || changed }
    return changed
  }

  private func set(_ parameters: LayoutInsets.Parameters, to insets: LayoutInsets) -> Bool {
    var changed = set(parameters.top, to: insets.top)
    changed = set(parameters.left, to: insets.left) || changed
    changed = set(parameters.bottom, to: insets.bottom) || changed
    return set(parameters.right, to: insets.right) || changed
  }

  /// The rules of a readable guide: within the margins, in their middle, and no wider than is easy to read.
  func addReadableRules(_ guide: UILayoutGuide, _ box: LayoutBox) {
    guard let owner = guide.owningView else { return }
    for axis in [Axis.horizontal, .vertical] {
      let outer = inset(owner, axis, owner, by: margins(of: owner), measuresContent: true)
      var middle = outer.middle
      middle.add(symbol(.place(axis), of: box), times: -1)
      middle.add(symbol(.length(axis), of: box), times: -0.5)
      add(.readableWidth, LinearConstraint(middle, .equal), to: box)
      var length = outer.length
      length.add(symbol(.length(axis), of: box), times: -1)
      let isLimited = axis == .horizontal
      add(.readableWidth, LinearConstraint(length, .equal, priority: isLimited ? 999.9 : 1000), to: box)
      guard isLimited else { continue }
      add(.readableWidth, LinearConstraint(length, .greaterThanOrEqual), to: box)
      var limit = LinearExpression(constant: -UILayoutGuide.readableWidth)
      limit.add(symbol(.width, of: box))
      add(.readableWidth, LinearConstraint(limit, .lessThanOrEqual), to: box)
    }
  }
}

extension UILayoutGuide {
  /// The width that lines of text of the usual size are easy to read in.
  nonisolated static var readableWidth: Double { 672 }
}

extension UIView {
  /// The view whose baseline stands for this one's, as far as that goes.
  final func viewForBaseline(isFirst: Bool) -> UIView {
    var view = self
    for _ in 0..<8 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: self) else { break }
      view = next
    }
    return view
  }

  /// How far the baseline lies from the alignment rectangle's edge; 0 without text.
  final func baseline(isFirst: Bool) -> Double {
    guard let offset = isFirst ? hooks?.firstBaseline : hooks?.lastBaseline else { return 0 }
    return offset - (isFirst ? alignmentInsets.top : alignmentInsets.bottom)
  }

  /// What the frame has on each side beyond the alignment rectangle, as the view says by either way of saying it.
  ///
  /// A view may override `alignmentRect(forFrame:)` in place of the insets. It is asked for the frame's present size,
  /// and again when its content size is invalidated.
  final var alignmentInsets: LayoutInsets {
    let insets = LayoutInsets(alignmentRectInsets)
    let size = bounds.size.width >= 1 && bounds.size.height >= 1 ? bounds.size : CGSize(width: 100, height: 100)
    let frame = CGRect(origin: .zero, size: size)
    let rect = alignmentRect(forFrame: frame)
    var asked = LayoutInsets()
    (asked.top, asked.left) = (rect.minY, rect.minX)
    (asked.bottom, asked.right) = (size.height - rect.maxY, size.width - rect.maxX)
    return asked.isNear(insets) ? insets : asked
  }
}
