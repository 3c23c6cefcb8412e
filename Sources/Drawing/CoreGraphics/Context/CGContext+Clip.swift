import CCairo

extension CGContext {
  /// Cuts the clip to the path and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Cuts the clip to a rectangle; one that is not of numbers leaves nothing.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    cairo_clip(cairo)
  }

  /// Cuts the clip to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    clip()
  }

  /// Goes back to the whole context, also beyond what was clipped before `saveGState()`.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.mask = nil
  }

  /// The smallest rectangle around the clip, in user space; null when nothing is left.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x2 > x1 && y2 > y1 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }

  /// Cuts the clip to an image laid into the rectangle.
  ///
  /// An image with alpha lets through as much as it is opaque, an opaque one as much as it is light. Cairo has no such
  /// clip: the mask is kept in device pixels, and all drawing within it goes through an extra surface.
  public func clip(to rect: CGRect, mask image: CGImage) {
    guard let box = rect.drawable(within: boundingBoxOfClipPath), box.width > 0, box.height > 0,
      let mask = Bitmap(width: width, height: height, format: .alpha),
      let painter = CGContext(bitmap: mask, base: deviceTransform)
    else { return clip(to: rect) }
    painter.interpolationQuality = interpolationQuality
    painter.draw(image.isOpaque ? image.luminanceMask ?? image : image, in: box)
    if let outer = state.mask {
      cairo_identity_matrix(painter.cairo)
      cairo_set_operator(painter.cairo, CAIRO_OPERATOR_IN)
      cairo_set_source_surface(painter.cairo, outer.surface, 0, 0)
      cairo_paint(painter.cairo)
    }
    state.mask = mask
    clip(to: rect)
  }
}

extension CGImage {
  /// A mask as opaque as this image is light.
  fileprivate var luminanceMask: CGImage? {
    guard let mask = Bitmap(width: width, height: height, format: .alpha) else { return nil }
    for y in 0..<height {
      let row = bitmap.data + y * bytesPerRow
      for x in 0..<width {
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        let light = UInt8((red * 54 + green * 183 + blue * 19 + 128) >> 8)
        mask.data.storeBytes(of: light, toByteOffset: y * mask.bytesPerRow + x, as: UInt8.self)
      }
    }
    mask.markDirty()
    return CGImage(mask)
  }
}
