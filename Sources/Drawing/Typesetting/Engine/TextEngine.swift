import CCairo
import CPango
import Foundation
import Synchronization

/// The one owner of Pango's font map and contexts; all calls of Pango hold its lock.
///
/// Pango is not made for several threads, and a layout touches the map's caches whenever it is built, drawn or freed.
/// The lock is recursive because a layout may be freed while another is built.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine()

  private let lock = NSRecursiveLock()
  private let map: UnsafeMutablePointer<PangoFontMap>?
  /// Contexts never change once they are made: a change would throw away the lines of every layout that uses them.
  private let leftToRight: OpaquePointer?
  private let rightToLeft: OpaquePointer?
  private let language = pango_language_from_string("en")
  private var descriptions: [Font: OpaquePointer] = [:]
  private var knownMetrics: [Font: FontMetrics] = [:]
  private var proportions: [Font: (cap: CGFloat, x: CGFloat)] = [:]
  /// Attributes that every layout has.
  let plainAttributes: OpaquePointer?

  private init() {
    FontConfiguration.isSettled.withLock { $0 = true }
    let map = pango_cairo_font_map_new()
    // At 72 dots an inch a point is a pixel at scale 1; the transform of the context does the rest.
    map.map { pango_cairo_font_map_set_resolution(OpaquePointer($0), 72) }
    self.map = map
    leftToRight = Self.context(of: map, PANGO_DIRECTION_LTR, language)
    rightToLeft = Self.context(of: map, PANGO_DIRECTION_RTL, language)
    plainAttributes = pango_attr_list_new()
    // iOS breaks long words without a hyphen.
    pango_attr_list_insert(plainAttributes, pango_attr_insert_hyphens_new(0))
  }

  private static func context(
    of map: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection, _ language: OpaquePointer?
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(map) else { return nil }
    pango_context_set_language(context, language)
    pango_context_set_base_dir(context, direction)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// A new layout whose owner frees it, in a context of the direction; the lock is held.
  func makeLayout(rightToLeft isRightToLeft: Bool) -> OpaquePointer? {
    guard let layout = pango_layout_new(isRightToLeft ? rightToLeft : leftToRight) else { return nil }
    pango_layout_set_attributes(layout, plainAttributes)
    return layout
  }

  /// Pango's description of the font, kept for ever; the lock is held.
  func description(of font: Font) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families)
    let size = font.size.isNaN ? 1 : min(max(font.size, 1), 10_000)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Sizes come from people's sources: few. A program that animates a size must not grow without end.
    if descriptions.count > 1_000 {
      descriptions.values.forEach(pango_font_description_free)
      descriptions = [:]
      knownMetrics = [:]
    }
    descriptions[font] = description
    return description
  }

  func metrics(of font: Font) -> FontMetrics {
    withLock {
      if let known = knownMetrics[font] { return known }
      let found = loadMetrics(of: font)
      knownMetrics[font] = found
      return found
    }
  }

  private func loadMetrics(of font: Font) -> FontMetrics {
    let description = description(of: font)
    guard let loaded = pango_font_map_load_font(map, leftToRight, description),
      let measures = pango_font_get_metrics(loaded, language)
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
    let heights = heights(of: font)
    return FontMetrics(
      ascender: ascender, descender: descender, leading: leading, capHeight: heights.cap * font.size,
      xHeight: heights.x * font.size)
  }

  /// The heights of H and x as parts of the size, measured once a font at a size where rounding does not matter.
  private func heights(of font: Font) -> (cap: CGFloat, x: CGFloat) {
    var large = font
    large.size = 1_000
    if let known = proportions[large] { return known }
    func height(_ letter: String) -> CGFloat {
      guard let layout = makeLayout(rightToLeft: false) else { return 0 }
      defer { cpango_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_font_description(layout, description(of: large))
      pango_layout_set_text(layout, letter, 1)
      var ink = PangoRectangle()
      pango_layout_get_extents(layout, &ink, nil)
      return points(ink.height) / large.size
    }
    let found = (cap: height("H"), x: height("x"))
    proportions[large] = found
    return found
  }
}

/// Points of Pango's units.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// Pango's units of points, kept within what 32 bits hold.
func units(_ points: CGFloat) -> Int32 {
  let limit = CGFloat(1_000_000)
  return Int32((min(max(points, -limit), limit) * CGFloat(PANGO_SCALE)).rounded())
}
