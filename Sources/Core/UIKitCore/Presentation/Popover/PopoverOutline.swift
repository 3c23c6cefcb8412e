import CoreGraphics
import QuartzCore

/// The bubble of a popover: one path, body and arrow joined, drawn for an arrow on the upper edge and turned for the
/// others.
enum PopoverOutline {
  /// The outline in a rectangle that holds body and arrow; `tip` is the arrow's place along its edge, from the
  /// rectangle's left or top.
  static func make(
    in rect: CGRect, direction: UIPopoverArrowDirection, tip: CGFloat, style: PopoverStyle
  ) -> LayerOutline {
    guard direction == .up || direction == .down || direction == .left || direction == .right else {
      return LayerOutline(path: body(rect, style), inside: inside(rect, style))
    }
    let isVertical = direction == .up || direction == .down
    let (edge, depth) = isVertical ? (rect.width, rect.height) : (rect.height, rect.width)
    let canonical = CGRect(x: 0, y: 0, width: edge, height: depth)
    var turn = turned(direction, depth).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let path = arrowUp(in: canonical, tip: tip, style)
    let room = inside(
      CGRect(x: 0, y: style.arrowHeight, width: edge, height: max(depth - style.arrowHeight, 0)), style)
    return LayerOutline(path: path.copy(using: &turn) ?? path, inside: room.applying(turn))
  }

  /// From the space with the arrow on the upper edge to the one with it where the direction says.
  private static func turned(_ direction: UIPopoverArrowDirection, _ depth: CGFloat) -> CGAffineTransform {
    switch direction {
    case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: depth)
    case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: depth, ty: 0)
    default: .identity
    }
  }

  private static func body(_ rect: CGRect, _ style: PopoverStyle) -> CGPath {
    let radius = min(style.cornerRadius, rect.width / 2, rect.height / 2)
    return CGPath(roundedRect: rect, cornerWidth: max(radius, 0), cornerHeight: max(radius, 0), transform: nil)
  }

  /// The part of a body that no corner cuts.
  private static func inside(_ body: CGRect, _ style: PopoverStyle) -> CGRect {
    let radius = style.cornerRadius.rounded(.up)
    return body.height > 2 * radius ? body.insetBy(dx: 0, dy: radius) : .null
  }

  private static func arrowUp(in rect: CGRect, tip: CGFloat, _ style: PopoverStyle) -> CGPath {
    let (top, half) = (rect.minY + style.arrowHeight, style.arrowBase / 2)
    let radius = max(0, min(style.cornerRadius, rect.width / 2, (rect.maxY - top) / 2))
    let path = CGMutablePath()
    // A body too narrow for the arrow's base between its corners gets a narrower base.
    let base = max(0, min(half, rect.width / 2 - radius))
    let x = min(max(tip, rect.minX + radius + base), rect.maxX - radius - base)
    let height = style.arrowHeight
    func point(_ dx: CGFloat, _ up: CGFloat) -> CGPoint { CGPoint(x: x + dx * base, y: top - up * height) }
    path.move(to: point(-1, 0))
    // Flat at the base, steep at the side, round at the tip.
    path.addCurve(to: point(-0.24, 0.82), control1: point(-0.66, 0), control2: point(-0.48, 0.52))
    path.addCurve(to: point(0.24, 0.82), control1: point(-0.1, 1.06), control2: point(0.1, 1.06))
    path.addCurve(to: point(1, 0), control1: point(0.48, 0.52), control2: point(0.66, 0))
    let (right, bottom) = (rect.maxX, rect.maxY)
    path.addArc(
      tangent1End: CGPoint(x: right, y: top), tangent2End: CGPoint(x: right, y: bottom), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: right, y: bottom), tangent2End: CGPoint(x: rect.minX, y: bottom), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: bottom), tangent2End: CGPoint(x: rect.minX, y: top), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: top), tangent2End: CGPoint(x: right, y: top), radius: radius)
    path.closeSubpath()
    return path
  }
}
