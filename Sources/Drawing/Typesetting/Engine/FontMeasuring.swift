import CPango

/// What fonts of the engine answer when Pango asks for their measures, which every layout does for its height.
///
/// Pango's own answer holds the usual width of a letter and of a digit: it finds the font a second time and lays out a
/// sentence and the digits, a millisecond for each weight and size. Nobody here wants these, and Pango has no switch for
/// them, so the class of fonts is given this answer: all the rest, from the font's tables. Fonts of other maps, of
/// another library in the process, are still answered for by Pango.
enum FontMeasuring {
  private typealias Answer =
    @convention(c) (UnsafeMutablePointer<PangoFont>?, OpaquePointer?) -> UnsafeMutablePointer<PangoFontMetrics>?

  /// Both are set once, before the class has the new answer.
  private nonisolated(unsafe) static var pangos: Answer?
  private nonisolated(unsafe) static var map: UnsafeMutablePointer<PangoFontMap>?

  /// Gives the class of a font the new answer, for fonts of its map; the engine's lock is held.
  static func install(in font: UnsafeMutablePointer<PangoFont>) {
    guard pangos == nil, let fontClass = cpango_font_class(font), let before = fontClass.pointee.get_metrics else {
      return
    }
    (pangos, map) = (before, pango_font_get_font_map(font))
    fontClass.pointee.get_metrics = { font, language in FontMeasuring.measures(of: font, language) }
  }

  private static func measures(
    of font: UnsafeMutablePointer<PangoFont>?, _ language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontMetrics>? {
    // Without a font Pango makes measures anew, which are the caller's.
    guard let font, pango_font_get_font_map(font) == map, let face = pango_font_get_hb_font(font),
      let made = pango_font_get_metrics(nil, nil)
    else { return pangos?(font, language) }
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(face, HB_DIRECTION_LTR, &extents)
    func length(_ tag: hb_ot_metrics_tag_t, else other: Int32) -> Int32 {
      var found: hb_position_t = 0
      return hb_ot_metrics_get_position(face, tag, &found) != 0 && found != 0 ? found : other
    }
    made.pointee.ascent = extents.ascender
    made.pointee.descent = -extents.descender
    made.pointee.height = extents.ascender - extents.descender + extents.line_gap
    made.pointee.underline_thickness = length(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: PANGO_SCALE)
    made.pointee.underline_position = length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -PANGO_SCALE)
    made.pointee.strikethrough_thickness = length(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, else: PANGO_SCALE)
    made.pointee.strikethrough_position = length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, else: extents.ascender / 2)
    return made
  }
}
