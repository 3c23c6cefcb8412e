import CPango

/// Shapes text of plain letters, digits and punctuation (ASCII) in a font, with HarfBuzz alone.
///
/// Pango looks at each character for its script, direction and font, shapes, and asks the font of each glyph whether it
/// is coloured. For such text all answers are known once a font. The glyphs and their places are Pango's.
final class LetterShaper {
  private let font: UnsafeMutablePointer<PangoFont>
  private let face: OpaquePointer
  private let buffer: OpaquePointer
  private let language: OpaquePointer?
  /// What Fontconfig's files ask of the font.
  private let features: [hb_feature_t]

  /// A shaper; nil when one font does not have all the letters, or has any in colour; the engine's lock is held.
  static func make(in context: OpaquePointer) -> LetterShaper? {
    [UInt8](0x20...0x7E).withUnsafeBufferPointer { bytes in
      guard let letters = PlainText(bytes, in: context) else { return nil }
      return LetterShaper(letters)
    }
  }

  private init?(_ letters: borrowing PlainText) {
    font = letters.font
    guard letters.script == PANGO_SCRIPT_LATIN, let face = pango_font_get_hb_font(font), !Self.isColored(face),
      let buffer = hb_buffer_create()
    else { return nil }
    cpango_ref(font)
    (self.face, self.buffer) = (face, buffer)
    language = hb_language_from_string(pango_language_to_string(letters.language), -1)
    features = Self.features(of: font)
  }

  deinit {
    hb_buffer_destroy(buffer)
    cpango_unref(font)
  }

  private static func isColored(_ font: OpaquePointer) -> Bool {
    let face = hb_font_get_face(font)
    return hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_png(face) != 0 || hb_ot_color_has_svg(face) != 0
  }

  private static func features(of font: UnsafeMutablePointer<PangoFont>) -> [hb_feature_t] {
    // As many as Pango takes.
    [hb_feature_t](unsafeUninitializedCapacity: 32) { features, count in
      var used: guint = 0
      pango_font_get_features(font, features.baseAddress, 32, &used)
      count = Int(used)
    }
  }

  /// The glyphs of a text; nil when it is no such text, or they do not run on to the right; the engine's lock is held.
  func shape(_ text: UnsafeBufferPointer<UInt8>) -> GlyphRun? {
    guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    fill(with: text)
    hb_shape(face, buffer, features, UInt32(features.count))
    var (count, places) = (UInt32(0), UInt32(0))
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &places), count > 0, count == places,
      (0..<Int(count)).allSatisfy({ positions[$0].x_advance >= 0 }), let glyphs = pango_glyph_string_new()
    else { return nil }
    pango_glyph_string_set_size(glyphs, Int32(count))
    var isCutAtSpaces = true
    for index in 0..<Int(count) {
      let (byte, position) = (Int(infos[index].cluster), positions[index])
      if byte > 0, text[byte - 1] == 0x20, isUnsafe(infos + index) { isCutAtSpaces = false }
      glyphs.pointee.log_clusters[index] = Int32(byte)
      glyphs.pointee.glyphs[index] = PangoGlyphInfo(
        glyph: infos[index].codepoint,
        geometry: PangoGlyphGeometry(
          width: position.x_advance, x_offset: position.x_offset, y_offset: -position.y_offset),
        attr: PangoGlyphVisAttr())
    }
    return GlyphRun(font, glyphs, isCutAtSpaces: isCutAtSpaces)
  }

  private func fill(with text: UnsafeBufferPointer<UInt8>) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    // Digits and signs are of no script unless letters are with them.
    let hasLetter = text.contains { (0x61...0x7A).contains($0 | 0x20) }
    hb_buffer_set_script(buffer, hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    hb_buffer_set_language(buffer, language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    hb_buffer_add_utf8(buffer, start, Int32(text.count), 0, Int32(text.count))
  }

  /// Whether the glyph, or one before it, may be another in a line that begins here.
  private func isUnsafe(_ glyph: UnsafePointer<hb_glyph_info_t>) -> Bool {
    hb_glyph_info_get_glyph_flags(glyph).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }
}
