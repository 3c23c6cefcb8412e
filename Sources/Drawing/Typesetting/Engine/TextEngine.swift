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
  /// Contexts for text of several sizes at once, in which every size is looked for.
  private var mixedContexts: [Bool: OpaquePointer] = [:]
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
    wrappingAttributes = pango_attr_list_new()
    // iOS breaks long words without a hyphen.
    pango_attr_list_insert(wrappingAttributes, pango_attr_insert_hyphens_new(0))
  }

  /// A new context that begins at one side, whose owner frees it; the lock is held.
  ///
  /// No context changes once it is made: a change would throw away the lines of every layout that uses it.
  ///
  /// - Parameters:
  ///   - isRightToLeft: Whether text without letters of a direction begins at the right.
  ///   - description: The font of text that names none.
  ///   - scale: What sizes are multiplied with where fonts are looked for.
  /// - Returns: The context; nil without a font map.
  func makeContext(rightToLeft isRightToLeft: Bool, _ description: OpaquePointer?, scale: Double) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(map) else { return nil }
    pango_context_set_language(context, language)
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_round_glyph_positions(context, 0)
    if let description { pango_context_set_font_description(context, description) }
    if scale != 1 {
      var transform = PangoMatrix(xx: scale, xy: 0, yx: 0, yy: scale, x0: 0, y0: 0)
      pango_context_set_matrix(context, &transform)
    }
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

  /// The context for text of several sizes; the lock is held.
  func mixedContext(rightToLeft isRightToLeft: Bool) -> OpaquePointer? {
    if let known = mixedContexts[isRightToLeft] { return known }
    let context = makeContext(rightToLeft: isRightToLeft, nil, scale: 1)
    mixedContexts[isRightToLeft] = context
    return context
  }

  /// The first font that the description finds, whose owner frees it; the lock is held.
  func load(_ description: OpaquePointer?, in context: OpaquePointer?) -> UnsafeMutablePointer<PangoFont>? {
    guard let description, let context, let font = pango_font_map_load_font(map, context, description) else {
      return nil
    }
    FontMeasuring.install(in: font)
    return font
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
