import UIKit

/// The outline of body and arrow, made once for an arrow that points up and turned for the others.
///
///     <-start->     <- along
///              /\
///     +-------/  \------+
///     |      base       |
nonisolated struct BubbleOutline: Equatable {
  /// The size of the bubble, arrow included.
  var size: CGSize
  /// The shown direction: one of the four, or none.
  var direction: FPPopoverArrowDirection
  /// What the arrow points at, in the bubble.
  var target: CGPoint
  /// How far the outline lies within the bubble.
  var inset: CGFloat

  private var isVertical: Bool { direction != .left && direction != .right }
  private var hasArrow: Bool { direction != .none }

  /// The length of the edge with the arrow, and the distance from the tip's edge to the opposite one.
  private var along: CGFloat { isVertical ? size.width : size.height }
  private var depth: CGFloat { isVertical ? size.height : size.width }

  /// From the outline whose arrow points up to this one.
  private var turn: CGAffineTransform {
    switch direction {
    case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    default: .identity
    }
  }

  private var bodyBelowArrow: CGRect {
    let top = inset + (hasArrow ? BubbleMetrics.arrowHeight : 0)
    return CGRect(x: inset, y: top, width: max(0, along - 2 * inset), height: max(0, depth - inset - top))
  }

  /// Where the base begins: clear of both corners, in the middle of an edge that is too short for that.
  private var arrowStart: CGFloat {
    let first = BubbleMetrics.cornerRadius + inset
    let last = along - first - BubbleMetrics.arrowBase
    guard first <= last else { return (along - BubbleMetrics.arrowBase) / 2 }
    return min(max((isVertical ? target.x : target.y) - BubbleMetrics.arrowBase / 2, first), last)
  }

  private var arrowPointingUp: [CGPoint] {
    guard hasArrow else { return [] }
    let (start, base) = (arrowStart, bodyBelowArrow.minY)
    return [
      CGPoint(x: start, y: base), CGPoint(x: start + BubbleMetrics.arrowBase / 2, y: inset),
      CGPoint(x: start + BubbleMetrics.arrowBase, y: base),
    ]
  }

  /// The rectangle without the arrow.
  var body: CGRect { bodyBelowArrow.applying(turn) }

  /// The ends of the base with the tip between them; empty without an arrow.
  var arrow: [CGPoint] {
    let turn = turn
    return arrowPointingUp.map { $0.applying(turn) }
  }

  /// Body and arrow in one closed path; empty where there is no room for a body.
  var path: CGPath {
    let path = CGMutablePath()
    let body = bodyBelowArrow
    guard body.width > 0, body.height > 0 else { return path }
    let radius = min(BubbleMetrics.cornerRadius, body.width / 2, body.height / 2)
    let corners = [
      CGPoint(x: body.maxX, y: body.minY), CGPoint(x: body.maxX, y: body.maxY),
      CGPoint(x: body.minX, y: body.maxY), CGPoint(x: body.minX, y: body.minY),
    ]
    let turn = turn
    path.move(to: CGPoint(x: body.minX + radius, y: body.minY), transform: turn)
    for point in arrowPointingUp { path.addLine(to: point, transform: turn) }
    for (index, corner) in corners.enumerated() {
      path.addArc(tangent1End: corner, tangent2End: corners[(index + 1) % 4], radius: radius, transform: turn)
    }
    path.closeSubpath()
    return path
  }
}
