import CCairo
import CPango
import CoreGraphics

/// The owner of the glyphs of text in one font, from left to right.
final class GlyphRun: @unchecked Sendable {
  private let font: UnsafeMutablePointer<PangoFont>
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// In Pango's units.
  private(set) var width: Int32

  /// Takes glyphs over, and keeps the font; the engine's lock is held.
  init(_ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>) {
    cpango_ref(font)
    (self.font, self.glyphs) = (font, glyphs)
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

  /// What each byte adds to the width; nil when glyphs and bytes are not one to one.
  var advances: [Int32]? {
    let count = Int(glyphs.pointee.num_glyphs)
    guard let log = glyphs.pointee.log_clusters, let infos = glyphs.pointee.glyphs,
      (0..<count).allSatisfy({ log[$0] == $0 })
    else { return nil }
    return (0..<count).map { infos[$0].geometry.width }
  }

  /// Takes the last glyph off, and gives its width.
  func dropLastGlyph() -> Int32 {
    let count = glyphs.pointee.num_glyphs
    guard count > 0, let infos = glyphs.pointee.glyphs else { return -1 }
    let last = infos[Int(count) - 1].geometry.width
    pango_glyph_string_set_size(glyphs, count - 1)
    width -= last
    return last
  }

  /// Draws the glyphs with their baseline's start at a point; the engine's lock is held.
  func draw(in cairo: OpaquePointer, x: CGFloat, y: CGFloat) {
    cairo_move_to(cairo, x, y)
    pango_cairo_show_glyph_string(cairo, font, glyphs)
  }
}
