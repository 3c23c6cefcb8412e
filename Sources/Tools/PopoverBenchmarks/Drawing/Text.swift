import CPango
import CoreGraphics
import Typesetting

extension PopoverBenchmarks {
  /// Measuring a short name in one line: anew each time, known already, and with Pango alone.
  static let text: [Benchmark] = [
    Benchmark(name: "text.measure") {
      let contents = names.map { TextContent($0, font: Font(size: 14)) }
      return Measuring.nanoseconds(operations: contents.count) {
        contents.reduce(0) { $0 + TextLayout($1, line).size.width.native }
      }
    },
    Benchmark(name: "text.measure.cached") {
      let cache = TextLayoutCache(limit: 2 * names.count)
      let contents = names.map { TextContent($0, font: Font(size: 14)) }
      return Measuring.nanoseconds(operations: contents.count) {
        contents.reduce(0) { $0 + cache.size($1, line).width.native }
      }
    },
    Benchmark(name: "text.measure.pango") {
      let pango = try PangoAlone()
      let (ours, theirs) = (TextLayout(TextContent(names[0], font: Font(size: 14)), line), pango.width(of: names[0]))
      try WrongResult.unless(
        abs(ours.size.width.native - theirs) < 0.5 && !ours.isTruncated,
        "not the same text is measured: \(ours.size.width) and \(theirs) points")
      return Measuring.nanoseconds(operations: names.count) { names.reduce(0) { $0 + pango.width(of: $1) } }
    },
  ]

  private static let line = TextOptions(width: 200, lineLimit: 1)
  private static let names = (0..<1000).map { "Ada Lovelace \($0)" }
}

/// What a program does that measures text with Pango and nothing else.
private final class PangoAlone {
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let font: OpaquePointer

  init() throws {
    guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map),
      let font = pango_font_description_from_string("Inter,Noto Sans,sans-serif 14px")
    else { throw WrongResult(description: "Pango could not be set up") }
    self.map = map
    self.context = context
    self.font = font
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    pango_font_description_free(font)
    cpango_unref(UnsafeMutableRawPointer(context))
    cpango_unref(map)
  }

  func width(of text: String) -> Double {
    let layout = pango_layout_new(context)
    defer { layout.map { cpango_unref(UnsafeMutableRawPointer($0)) } }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_width(layout, 200 * PANGO_SCALE)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, -1)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return Double(extents.width) / Double(PANGO_SCALE)
  }
}
