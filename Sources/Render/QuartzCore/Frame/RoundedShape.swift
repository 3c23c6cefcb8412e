import CoreGraphics

/// The bounds of a layer with their corners: the radius, never more than half the smaller side, and which are round.
struct RoundedShape {
  let rect: CGRect
  let radius: CGFloat
  let corners: RoundedCorners

  init(_ state: LayerState, _ mask: CACornerMask) {
    rect = state.bounds
    corners = RoundedCorners(rawValue: mask.rawValue)
    radius = mask.isEmpty ? 0 : max(0, min(state.cornerRadius, rect.width / 2, rect.height / 2))
  }

  var path: CGPath {
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    if corners == .all {
      return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? radius : 0), y: rect.minY))
    func corner(_ which: RoundedCorners, _ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) {
      let tangent = CGPoint(x: x, y: y)
      guard corners.contains(which) else { return path.addLine(to: tangent) }
      path.addArc(tangent1End: tangent, tangent2End: CGPoint(x: endX, y: endY), radius: radius)
    }
    corner(.topRight, rect.maxX, rect.minY, to: rect.maxX, rect.maxY)
    corner(.bottomRight, rect.maxX, rect.maxY, to: rect.minX, rect.maxY)
    corner(.bottomLeft, rect.minX, rect.maxY, to: rect.minX, rect.minY)
    corner(.topLeft, rect.minX, rect.minY, to: rect.maxX, rect.minY)
    path.closeSubpath()
    return path
  }

  /// Cuts the context's clip to the shape.
  func clip(_ context: CGContext) {
    if radius > 0 {
      context.clipToRoundedRect(rect, radius: radius, corners: corners)
    } else {
      context.clip(to: rect)
    }
  }

  /// Calls `body` with the bands of the shape: the middle, which a plain rectangle clips, and those with corners.
  func forEachBand(_ body: (_ band: CGRect, _ isRounded: Bool) -> Void) {
    let height = radius.rounded(.up)
    guard radius > 0 else { return body(rect, false) }
    guard rect.height > 2 * height else { return body(rect, true) }
    body(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height), true)
    body(CGRect(x: rect.minX, y: rect.minY + height, width: rect.width, height: rect.height - 2 * height), false)
    body(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height), true)
  }
}
