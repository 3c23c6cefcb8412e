import CPango
import CoreGraphics

/// Pango's description of a font, and the font's measures.
final class ResolvedFont {
  let description: OpaquePointer?
  let metrics: FontMetrics

  /// Looks the font up; the engine's lock is held.
  init(_ font: Font, engine: TextEngine) {
    description = Self.makeDescription(of: font)
    metrics = Self.loadMetrics(of: font, description, engine)
  }

  deinit { pango_font_description_free(description) }

  /// Makes a description that the caller frees.
  static func makeDescription(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families)
    let size = font.size.isNaN ? 1 : min(max(font.size, 1), 10_000)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  private static func loadMetrics(
    of font: Font, _ description: OpaquePointer?, _ engine: TextEngine
  ) -> FontMetrics {
    guard let description, let loaded = engine.load(description),
      let measures = pango_font_get_metrics(loaded, engine.language)
    else {
      // No font at all is installed: the proportions of Inter keep layouts sensible.
      let size = font.size
      return FontMetrics(
        ascender: 0.97 * size, descender: 0.24 * size, leading: 0, capHeight: 0.73 * size, xHeight: 0.55 * size)
    }
    defer {
      pango_font_metrics_unref(measures)
      cpango_unref(loaded)
    }
    let ascender = points(pango_font_metrics_get_ascent(measures))
    let descender = points(pango_font_metrics_get_descent(measures))
    let leading = max(points(pango_font_metrics_get_height(measures)) - ascender - descender, 0)
    let heights = LetterHeights.of(font, engine)
    return FontMetrics(
      ascender: ascender, descender: descender, leading: leading, capHeight: heights.cap * font.size,
      xHeight: heights.x * font.size)
  }
}

/// The heights of H and x as parts of the size.
struct LetterHeights {
  var cap: CGFloat
  var x: CGFloat

  /// Measured once a font, at a size where rounding does not matter; the engine's lock is held.
  static func of(_ font: Font, _ engine: TextEngine) -> LetterHeights {
    var large = font
    large.size = 1_000
    if let known = engine.proportions[large] { return known }
    let description = ResolvedFont.makeDescription(of: large)
    defer { pango_font_description_free(description) }
    func height(_ letter: String) -> CGFloat {
      guard let layout = engine.makeLayout(rightToLeft: false) else { return 0 }
      defer { cpango_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_font_description(layout, description)
      pango_layout_set_text(layout, letter, 1)
      var ink = PangoRectangle()
      pango_layout_get_extents(layout, &ink, nil)
      return points(ink.height) / large.size
    }
    let found = LetterHeights(cap: height("H"), x: height("x"))
    engine.proportions[large] = found
    return found
  }
}
