import Foundation

extension Scene {
  /// The answer for a frame given by its spans along the main axis, arrow included, and across it.
  @inline(__always)
  func answer(
    _ side: Placement.Side, _ alignment: Placement.Alignment, main: Span, cross: Span, changes: Placement.Changes
  ) -> Placement {
    // A frame lower than its arrow (the classic rules make them) has no body and all arrow.
    let body =
      side.precedesAnchor
      ? Span(main.lower, max(min(main.lower, main.upper), main.upper - arrowHeight))
      : Span(min(max(main.lower, main.upper), main.lower + arrowHeight), main.upper)
    let target = visible[side.axis.other].middle
    let reach = max(0, cross.length / 2 - tipMargin)
    let tip = max(cross.middle - reach, min(target, cross.middle + reach))
    let edge = side.precedesAnchor ? main.upper : main.lower
    return Placement(
      frame: Self.rect(side, main: main, cross: cross),
      bodyFrame: Self.rect(side, main: body, cross: cross),
      side: side,
      alignment: alignment,
      arrowDirection: hasArrow ? side.arrowDirection : .none,
      arrowOffset: CGFloat(tip - cross.middle),
      arrowTip: side.isVertical ? CGPoint(x: tip, y: edge) : CGPoint(x: edge, y: tip),
      arrowClamp: CGFloat(tip - target),
      changes: changes,
      isAnchorHidden: isAnchorHidden)
  }

  private static func rect(_ side: Placement.Side, main: Span, cross: Span) -> CGRect {
    let (x, y) = side.isVertical ? (cross, main) : (main, cross)
    return CGRect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  /// Whether something else than the first wish was taken.
  @inline(__always)
  func flipped(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Placement.Changes {
    side == preferredSide && alignment == self.alignment ? [] : .flipped
  }
}
