import CoreGraphics

/// The shape of a layer: its bounds with their corners, or its outline.
struct LayerShape {
  let rect: CGRect
  /// Never more than half the smaller side.
  let radius: CGFloat
  let corners: RoundedCorners
  let outline: LayerOutline?

  @MainActor
  init(_ layer: CALayer, _ state: LayerState) {
    rect = state.bounds
    outline = layer.outline(for: state)
    corners = RoundedCorners(rawValue: layer.maskedCorners.rawValue)
    radius = corners.isEmpty ? 0 : max(0, min(state.cornerRadius, rect.width / 2, rect.height / 2))
  }

  var isPlain: Bool { radius == 0 && outline == nil }

  /// A rectangle that the shape holds wholly; null where there is none.
  var inside: CGRect {
    guard !isPlain else { return rect }
    let inside = (outline?.inside ?? rect.insetBy(dx: 0, dy: radius.rounded(.up))).intersection(rect)
    return inside.width > 0 && inside.height > 0 ? inside : .null
  }

  var path: CGPath {
    if let outline { return outline.path }
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

  func fill(_ context: CGContext, _ color: CGColor, _ opacity: CGFloat) {
    if let outline {
      context.fill(outline.path, with: color, opacity: opacity)
    } else if radius > 0 {
      context.fillRoundedRect(rect, radius: radius, corners: corners, color: color, opacity: opacity)
    } else {
      context.fill(rect, with: color, opacity: opacity)
    }
  }

  /// Draws the border inside the shape.
  func stroke(_ context: CGContext, _ color: CGColor, _ width: CGFloat, _ opacity: CGFloat) {
    guard let outline else {
      return context.strokeRoundedRect(
        rect, radius: radius, corners: corners, width: width, color: color, opacity: opacity)
    }
    context.saveGState()
    context.addPath(outline.path)
    context.clip()
    context.setStrokeColor(color.copy(alpha: color.alpha * opacity) ?? color)
    context.setLineWidth(2 * width)
    context.addPath(outline.path)
    context.strokePath()
    context.restoreGState()
  }

  /// Cuts the context's clip to the shape.
  func clip(_ context: CGContext) {
    if let outline {
      context.addPath(outline.path)
      context.clip()
    } else if radius > 0 {
      context.clipToRoundedRect(rect, radius: radius, corners: corners)
    } else {
      context.clip(to: rect)
    }
  }

  /// Calls `body` with the parts of the shape: the middle, which a plain rectangle clips, and the bands around it that
  /// hold corners or an arrow.
  ///
  /// A shaped clip costs Cairo a mask for every operation, so only these pay for it.
  func forEachBand(_ body: (_ band: CGRect, _ isShaped: Bool) -> Void) {
    guard !isPlain else { return body(rect, false) }
    let inside = inside
    guard !inside.isNull else { return body(rect, true) }
    func band(_ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
      if right > x, bottom > y { body(CGRect(x: x, y: y, width: right - x, height: bottom - y), true) }
    }
    body(inside, false)
    band(rect.minX, rect.minY, rect.maxX, inside.minY)
    band(rect.minX, inside.maxY, rect.maxX, rect.maxY)
    band(rect.minX, inside.minY, inside.minX, inside.maxY)
    band(inside.maxX, inside.minY, rect.maxX, inside.maxY)
  }
}
