import CCairo

extension CGContext {
  /// Draws an image into a rectangle, the image's top at the rectangle's greatest y.
  ///
  /// That is upright where y points up, and upside down where it points down, as on iOS.
  ///
  /// - Parameters:
  ///   - image: The picture; a mask is drawn in the fill colour.
  ///   - rect: Where it goes, in user space.
  ///   - byTiling: Whether it repeats, the rectangle being one tile, over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let box = rect.drawable(within: rect), box.width > 0, box.height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, box.minX, box.maxY)
    cairo_scale(cairo, 1, -1)
    drawAtOrigin(image, size: box.size, byTiling: byTiling)
    cairo_restore(cairo)
  }

  /// Draws an image into a rectangle, its top at the rectangle's least y: upright where y points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard let box = rect.drawable(within: rect), box.width > 0, box.height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, box.minX, box.minY)
    drawAtOrigin(image, size: box.size, byTiling: false)
    cairo_restore(cairo)
  }

  private func drawAtOrigin(_ image: CGImage, size: CGSize, byTiling: Bool) {
    let unit = CGAffineTransform(scaleX: size.width / CGFloat(image.width), y: size.height / CGFloat(image.height))
    guard unit.isUsable, let pattern = cairo_pattern_create_for_surface(image.bitmap.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var inverse = unit.inverted().cairo
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, state.interpolation.cairo)
    render { cairo in
      if state.blendMode.reachesOutside || state.alpha < 1 || image.isMask {
        cairo_save(cairo)
        if !byTiling {
          cairo_new_path(cairo)
          cairo_rectangle(cairo, 0, 0, size.width, size.height)
          cairo_clip(cairo)
        }
        if image.isMask {
          setSource(state.fillColor)
          cairo_mask(cairo, pattern)
        } else {
          cairo_set_source(cairo, pattern)
          cairo_paint_with_alpha(cairo, state.alpha)
        }
        cairo_restore(cairo)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_new_path(cairo)
        if byTiling { return cairo_paint(cairo) }
        cairo_rectangle(cairo, 0, 0, size.width, size.height)
        cairo_fill(cairo)
      }
    }
  }
}

extension CGInterpolationQuality {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low, .medium: CAIRO_FILTER_BILINEAR
    case .high, .default: CAIRO_FILTER_GOOD
    }
  }
}
