import CCairo

extension CGContext {
  /// Calls the function with everything set so that what it draws combines, is masked and throws a shadow as asked.
  ///
  /// The function draws with the operator that is set, and applies the context's alpha to its own colours.
  package func render(_ draw: (OpaquePointer) -> Void) {
    guard !state.isDirect else {
      cairo_set_operator(cairo, state.blendMode.cairo)
      return draw(cairo)
    }
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    draw(cairo)
    guard let pattern = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(pattern) }
    composite(pattern, opacity: 1)
  }

  /// Paints a finished group with the state's mask, shadow and blend mode.
  func composite(_ pattern: OpaquePointer, opacity: CGFloat) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_operator(cairo, state.blendMode.cairo)
    if let shadow = state.shadow { paint(shadow, of: pattern, opacity: opacity) }
    cairo_set_source(cairo, pattern)
    paintSource(opacity: opacity)
  }

  /// Paints Cairo's source everywhere within clip and mask.
  func paintSource(opacity: CGFloat) {
    guard let mask = state.mask else { return cairo_paint_with_alpha(cairo, opacity) }
    if opacity < 1 { cairo_push_group(cairo) }
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, mask.surface, 0, 0)
    if opacity < 1 {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }

  /// Makes the colour, faded by the context's alpha, what Cairo draws with.
  package func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }

  /// Fills the current path with Cairo's source and leaves it or not.
  func fillCurrentPath(_ rule: CGPathFillRule, preserving: Bool) {
    cairo_set_fill_rule(cairo, rule.cairo)
    if state.blendMode.reachesOutside {
      cairo_save(cairo)
      cairo_clip_preserve(cairo)
      cairo_paint(cairo)
      cairo_restore(cairo)
      if !preserving { cairo_new_path(cairo) }
    } else if preserving {
      cairo_fill_preserve(cairo)
    } else {
      cairo_fill(cairo)
    }
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}

extension CGContext {
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Strokes the path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills, strokes or both, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    render { cairo in
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
      if mode != .stroke {
        setSource(state.fillColor)
        fillCurrentPath(isEvenOdd ? .evenOdd : .winding, preserving: isStroked)
      }
      if isStroked {
        setSource(state.strokeColor)
        cairo_stroke(cairo)
      }
    }
    cairo_new_path(cairo)
  }

  /// Fills a rectangle; the current path is forgotten, as on iOS.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle's edges.
  public func stroke(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle's edges with another line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = cairo_get_line_width(cairo)
    setLineWidth(width)
    stroke(rect)
    cairo_set_line_width(cairo, before)
  }

  /// Fills the ellipse that touches the rectangle's edges.
  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse that touches the rectangle's edges.
  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cairo)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle's pixels clear, or black in an opaque context; neither alpha, shadow nor blend mode matter.
  public func clear(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
  }
}
