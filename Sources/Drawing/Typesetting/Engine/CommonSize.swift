import CPango
import CoreGraphics

/// The one size that fonts are looked for in.
///
/// Pango asks Fontconfig for every size of a font anew, about a millisecond each time: for the best font, and for all
/// that could stand in for letters it lacks. It asks with the size that comes out on the device, the context's transform
/// counted in. So a context gets the transform that makes this size of its own, and every further size of a font is
/// answered from what Pango knows. What is laid out and drawn stays that of the font's own size: nothing is hinted, and
/// Cairo draws with its own transform.
enum CommonSize {
  /// In pixels; a power of two, by which the arithmetic of Pango comes out exactly.
  private static let pixels = 16.0

  /// What a font's size is multiplied with to become the common one.
  static func scale(of size: CGFloat) -> Double {
    let exact = (Double(size) * Double(PANGO_SCALE)).rounded(.down)
    var scale = pixels * Double(PANGO_SCALE) / exact
    // Pango divides by the scale again and cuts off what is no whole unit.
    while !returns(exact, scale) { scale = scale.nextDown }
    return scale
  }

  private static func returns(_ units: Double, _ scale: Double) -> Bool {
    var transform = PangoMatrix(xx: scale, xy: 0, yx: 0, yy: scale, x0: 0, y0: 0)
    var (x, y) = (0.0, 0.0)
    pango_matrix_get_font_scale_factors(&transform, &x, &y)
    return [x, y].allSatisfy { pixels * Double(PANGO_SCALE) * (1 / $0) >= units }
  }

  /// Whether the font found in the common size is the one for every size: drawn from outlines, and without others for
  /// small or large print.
  static func standsForAll(of font: OpaquePointer) -> Bool {
    let face = hb_font_get_face(font)
    guard ["CFF ", "glyf", "CFF2"].contains(where: { has($0, face) }) else { return false }
    var axis = hb_ot_var_axis_info_t()
    return hb_ot_var_find_axis_info(face, tag("opsz"), &axis) == 0
      && hb_ot_layout_get_size_params(face, nil, nil, nil, nil, nil) == 0
  }

  private static func has(_ table: String, _ face: OpaquePointer?) -> Bool {
    let blob = hb_face_reference_table(face, tag(table))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
