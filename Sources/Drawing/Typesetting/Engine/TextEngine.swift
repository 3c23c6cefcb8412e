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
  let language = pango_language_from_string("en")
  private var resolved: [Font: ResolvedFont] = [:]
  /// The proportions of letters, by fonts of one size.
  var proportions: [Font: LetterHeights] = [:]
  /// Attributes of every layout that wraps.
  let wrappingAttributes: OpaquePointer?

  private init() {
    FontConfiguration.isSettled.withLock { $0 = true }
    let map = pango_cairo_font_map_new()
    // At 72 dots an inch a point is a pixel at scale 1; the transform of the context does the rest.
    map.map { pango_cairo_font_map_set_resolution(OpaquePointer($0), 72) }
    self.map = map
    leftToRight = Self.context(of: map, PANGO_DIRECTION_LTR, language)
    rightToLeft = Self.context(of: map, PANGO_DIRECTION_RTL, language)
    wrappingAttributes = pango_attr_list_new()
    // iOS breaks long words without a hyphen.
    pango_attr_list_insert(wrappingAttributes, pango_attr_insert_hyphens_new(0))
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
    pango_layout_new(isRightToLeft ? rightToLeft : leftToRight)
  }

  /// The first font that the description finds; the lock is held.
  func load(_ description: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
    pango_font_map_load_font(map, leftToRight, description)
  }

  /// What Pango knows of the font, kept; the lock is held.
  func resolve(_ font: Font) -> ResolvedFont {
    if let known = resolved[font] { return known }
    // Sizes come from people's sources: few. A program that animates a size must not grow without end.
    if resolved.count > 1_000 { resolved = [:] }
    let found = ResolvedFont(font, engine: self)
    resolved[font] = found
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
