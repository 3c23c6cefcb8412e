import CPango
import CoreGraphics

/// Pango's description of a font, its contexts for text in it, and the font's measures.
final class ResolvedFont {
  let description: OpaquePointer?
  let metrics: FontMetrics
  private unowned let engine: TextEngine
  private let scale: Double
  private let leftToRight: OpaquePointer?
  private var rightToLeft: OpaquePointer?
  /// What stands for text that is cut off; nil when the font has none; the engine's lock is held.
  private(set) lazy var ellipsis = Self.ellipsis(in: leftToRight)
  /// Shapes plain letters; nil when that takes more than this font; the engine's lock is held.
  private(set) lazy var letterShaper = leftToRight.flatMap { LetterShaper.make(in: $0) }

  /// Looks the font up; the engine's lock is held.
  init(_ font: Font, engine: TextEngine) {
    self.engine = engine
    let size = font.size.isNaN ? 1 : min(max(font.size, 1), 10_000)
    let description = Self.makeDescription(of: font, size: size)
    var scale = CommonSize.scale(of: size)
    var context = engine.makeContext(rightToLeft: false, description, scale: scale)
    var loaded = engine.load(description, in: context)
    if let found = loaded, let face = pango_font_get_hb_font(found), !CommonSize.standsForAll(of: face) {
      cpango_unref(found)
      context.map { cpango_unref(UnsafeMutableRawPointer($0)) }
      scale = 1
      context = engine.makeContext(rightToLeft: false, description, scale: scale)
      loaded = engine.load(description, in: context)
    }
    metrics = Self.metrics(of: font, loaded)
    loaded.map { cpango_unref($0) }
    (self.description, self.scale, leftToRight) = (description, scale, context)
  }

  deinit {
    for context in [leftToRight, rightToLeft] { context.map { cpango_unref(UnsafeMutableRawPointer($0)) } }
    pango_font_description_free(description)
  }

  /// The context for text in the font that begins at one side; the engine's lock is held.
  func context(rightToLeft isRightToLeft: Bool) -> OpaquePointer? {
    guard isRightToLeft else { return leftToRight }
    if rightToLeft == nil { rightToLeft = engine.makeContext(rightToLeft: true, description, scale: scale) }
    return rightToLeft
  }

  private static func ellipsis(in context: OpaquePointer?) -> GlyphRun? {
    guard let context else { return nil }
    return Array("\u{2026}".utf8).withUnsafeBufferPointer { PlainText($0, in: context)?.shape() }
  }

  /// Makes a description that the caller frees.
  private static func makeDescription(of font: Font, size: CGFloat) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.families)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  private static func metrics(of font: Font, _ loaded: UnsafeMutablePointer<PangoFont>?) -> FontMetrics {
    guard let loaded, let face = pango_font_get_hb_font(loaded) else {
      // No font at all is installed: the proportions of Inter keep layouts sensible.
      return FontMetrics(ascender: 0.97 * font.size, descender: 0.24 * font.size, leading: 0)
    }
    // What `pango_font_get_metrics` says too, which for the width of a letter looks for the font a second time.
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(face, HB_DIRECTION_LTR, &extents)
    return FontMetrics(
      ascender: points(extents.ascender), descender: points(-extents.descender),
      leading: max(points(extents.line_gap), 0))
  }
}

/// The heights of H and x as parts of the size.
struct LetterHeights {
  // The proportions of Inter, where no font is installed.
  var cap: CGFloat = 0.73
  var x: CGFloat = 0.55

  /// Measured once a font, at a size where rounding does not matter; the engine's lock is held.
  static func of(_ font: Font, _ engine: TextEngine) -> LetterHeights {
    var large = font
    large.size = 1_000
    if let known = engine.proportions[large] { return known }
    let resolved = engine.resolve(large)
    guard let context = resolved.context(rightToLeft: false),
      let loaded = engine.load(resolved.description, in: context)
    else { return LetterHeights() }
    cpango_unref(loaded)
    func height(_ letter: String) -> CGFloat {
      guard let layout = pango_layout_new(context) else { return 0 }
      defer { cpango_unref(UnsafeMutableRawPointer(layout)) }
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
