import CCairo

// What a layer compositor draws all the time: no Swift allocation, no state to set up. They ignore the context's own
// alpha, blend mode, mask and shadow, and forget the current path.

extension CGContext {
  /// Fills a rectangle with a colour.
  package func fill(_ rect: CGRect, with color: CGColor, opacity: CGFloat = 1) {
    guard let box = rect.drawable(within: boundingBoxOfClipPath) else { return }
    beginPlain(color, opacity)
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    cairo_fill(cairo)
  }

  /// Fills a rounded rectangle with a colour.
  package func fillRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: RoundedCorners = .all, color: CGColor, opacity: CGFloat = 1
  ) {
    guard let box = rect.drawable(within: rect) else { return }
    beginPlain(color, opacity)
    addRounded(box, radius: radius, corners: corners)
    cairo_fill(cairo)
  }

  /// Draws a border of that width within a rounded rectangle.
  package func strokeRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: RoundedCorners = .all, width: CGFloat, color: CGColor,
    opacity: CGFloat = 1
  ) {
    guard let box = rect.drawable(within: rect), width > 0, width.isFinite else { return }
    beginPlain(color, opacity)
    addRounded(box, radius: radius, corners: corners)
    let inner = box.insetBy(dx: width, dy: width)
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      addRounded(inner, radius: max(radius - width, 0), corners: corners)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills a path with a colour.
  package func fill(_ path: CGPath, with color: CGColor, rule: CGPathFillRule = .winding, opacity: CGFloat = 1) {
    beginPlain(color, opacity)
    addPath(path)
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_fill(cairo)
  }

  /// Cuts the clip to a rounded rectangle.
  package func clipToRoundedRect(_ rect: CGRect, radius: CGFloat, corners: RoundedCorners = .all) {
    guard let box = rect.drawable(within: rect) else { return clip(to: .zero) }
    cairo_new_path(cairo)
    addRounded(box, radius: radius, corners: corners)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  /// Paints the mask in a colour, its shape's origin at the point.
  package func paint(
    _ mask: ShadowMask, color: CGColor, at point: CGPoint, opacity: CGFloat = 1, hidden: CGRect? = nil
  ) {
    guard point.isFinite else { return }
    beginPlain(color, opacity)
    if let hidden {
      let origin = CGPoint(x: point.x + mask.origin.x, y: point.y + mask.origin.y)
      let all = CGRect(origin: origin, size: mask.size)
      return paint(mask, at: point, within: all.parts(around: hidden))
    }
    paint(mask, at: point)
  }

  /// Only in some rectangles, so that nothing is done in between.
  private func paint(_ mask: ShadowMask, at point: CGPoint, within parts: [CGRect]) {
    for part in parts {
      cairo_save(cairo)
      cairo_rectangle(cairo, part.minX, part.minY, part.width, part.height)
      cairo_clip(cairo)
      paint(mask, at: point)
      cairo_restore(cairo)
    }
  }

  private func paint(_ mask: ShadowMask, at point: CGPoint) {
    cairo_save(cairo)
    cairo_translate(cairo, point.x + mask.origin.x, point.y + mask.origin.y)
    cairo_scale(cairo, 1 / mask.scale, 1 / mask.scale)
    cairo_mask_surface(cairo, mask.bitmap.surface, 0, 0)
    cairo_restore(cairo)
  }

  func beginPlain(_ color: CGColor, _ opacity: CGFloat) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
    cairo_new_path(cairo)
  }

  func addRounded(_ box: CGRect, radius: CGFloat, corners: RoundedCorners) {
    let r = min(max(radius, 0), box.width / 2, box.height / 2)
    guard r > 0, !corners.isEmpty else { return cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height) }
    func corner(_ which: RoundedCorners, _ x: CGFloat, _ y: CGFloat, _ sx: CGFloat, _ sy: CGFloat, from: CGFloat) {
      if corners.contains(which) {
        cairo_arc(cairo, x + sx * r, y + sy * r, r, from, from + .pi / 2)
      } else {
        cairo_line_to(cairo, x, y)
      }
    }
    cairo_new_sub_path(cairo)
    corner(.topLeft, box.minX, box.minY, 1, 1, from: .pi)
    corner(.topRight, box.maxX, box.minY, -1, 1, from: -.pi / 2)
    corner(.bottomRight, box.maxX, box.maxY, -1, -1, from: 0)
    corner(.bottomLeft, box.minX, box.maxY, 1, -1, from: .pi / 2)
    cairo_close_path(cairo)
  }
}

/// The corners of a rectangle that are round, as one sees them with y pointing down.
///
/// The bits are those of `CACornerMask`: least x and y, greatest x and least y, least x and greatest y, both greatest.
package struct RoundedCorners: OptionSet, Hashable, Sendable {
  package var rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }
  package static let topLeft = RoundedCorners(rawValue: 1)
  package static let topRight = RoundedCorners(rawValue: 2)
  package static let bottomLeft = RoundedCorners(rawValue: 4)
  package static let bottomRight = RoundedCorners(rawValue: 8)
  package static let all = RoundedCorners(rawValue: 15)
}
