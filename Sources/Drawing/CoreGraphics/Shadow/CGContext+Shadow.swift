import CCairo

extension CGContext {
  /// Paints the shadow that a finished group throws, in device pixels.
  func paint(_ shadow: ShadowStyle, of group: OpaquePointer, opacity: CGFloat) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface else { return }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let margin = BoxBlur.reach(shadow.deviation)
    let width = Int(cairo_image_surface_get_width(surface)) + 2 * margin
    let height = Int(cairo_image_surface_get_height(surface)) + 2 * margin
    guard let mask = Bitmap(width: width, height: height, format: .alpha),
      let painter = cairo_create(mask.surface)
    else { return }
    cairo_set_source_surface(painter, surface, CGFloat(margin) + left, CGFloat(margin) + top)
    cairo_paint(painter)
    cairo_destroy(painter)
    BoxBlur.blur(mask, deviation: shadow.deviation)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
    let x = shadow.offset.width - left - CGFloat(margin)
    let y = shadow.offset.height - top - CGFloat(margin)
    if let clip = state.mask {
      cairo_push_group(cairo)
      cairo_mask_surface(cairo, mask.surface, x, y)
      cairo_pop_group_to_source(cairo)
      cairo_mask_surface(cairo, clip.surface, 0, 0)
    } else {
      cairo_mask_surface(cairo, mask.surface, x, y)
    }
    cairo_restore(cairo)
  }
}
