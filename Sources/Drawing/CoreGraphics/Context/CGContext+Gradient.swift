import CCairo

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite,
      let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    else { return }
    paint(gradient, with: pattern, options: options)
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      let pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y, max(endRadius, 0))
    else { return }
    paint(gradient, with: pattern, options: options)
  }

  private func paint(_ gradient: CGGradient, with pattern: OpaquePointer, options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    func add(_ color: CGColor, at location: CGFloat, opacity: CGFloat = 1) {
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha * opacity)
    }
    // Cairo goes on at both ends or at neither: an end that should not go on gets a clear stop of its own.
    if let first = gradient.stops.first, !options.contains(.drawsBeforeStartLocation) {
      add(first.color, at: 0, opacity: 0)
      add(first.color, at: 0)
    }
    for stop in gradient.stops { add(stop.color, at: stop.location) }
    if let last = gradient.stops.last, !options.contains(.drawsAfterEndLocation) {
      add(last.color, at: 1)
      add(last.color, at: 1, opacity: 0)
    }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    render { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }
}
