import CCairo
import CPango
import CoreGraphics

/// The owner of the glyphs of text in one font, from left to right.
final class GlyphRun: @unchecked Sendable {
  private let font: UnsafeMutablePointer<PangoFont>
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// In Pango's units.
  private(set) var width: Int32

  /// Shapes text; nil when it needs several fonts or a direction of its own; the engine's lock is held.
  init?(_ text: UnsafeBufferPointer<UInt8>, in context: OpaquePointer) {
    guard let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self),
      let count = Int32(exactly: text.count),
      let items = pango_itemize_with_base_dir(context, PANGO_DIRECTION_LTR, start, 0, count, nil, nil)
    else { return nil }
    defer { g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
    let item = items.pointee.data?.assumingMemoryBound(to: PangoItem.self)
    guard items.pointee.next == nil, let item, item.pointee.analysis.level == 0,
      let font = item.pointee.analysis.font, let glyphs = pango_glyph_string_new()
    else { return nil }
    pango_shape_full(start, count, start, count, &item.pointee.analysis, glyphs)
    cpango_ref(font)
    self.font = font
    self.glyphs = glyphs
    width = pango_glyph_string_get_width(glyphs)
  }

  deinit {
    TextEngine.shared.withLock {
      pango_glyph_string_free(glyphs)
      cpango_unref(font)
    }
  }

  func hasFont(of other: GlyphRun) -> Bool { font == other.font }

  /// Takes glyphs off the end, one at least, until no more than the width is left; the engine's lock is held.
  ///
  /// What letters share, as a ligature or with a mark, goes as a whole.
  ///
  /// - Returns: False when there is something of no width at the end, which may belong to what is before it.
  func cut(to most: Int32) -> Bool {
    guard let log = glyphs.pointee.log_clusters, let infos = glyphs.pointee.glyphs else { return false }
    var count = Int(glyphs.pointee.num_glyphs)
    var left = width
    repeat {
      let cluster = log[count - 1]
      let before = left
      while count > 0, log[count - 1] == cluster {
        count -= 1
        left -= infos[count].geometry.width
      }
      guard left < before else { return false }
    } while left > most && count > 0
    pango_glyph_string_set_size(glyphs, Int32(count))
    width = left
    return true
  }

  /// Draws the glyphs with their baseline's start at a point; the engine's lock is held.
  func draw(in cairo: OpaquePointer, x: CGFloat, y: CGFloat) {
    cairo_move_to(cairo, x, y)
    pango_cairo_show_glyph_string(cairo, font, glyphs)
  }
}
