import CCairo
import CPango
import CoreGraphics

/// Some of the glyphs of a run, in their order.
struct GlyphSlice {
  let run: GlyphRun
  let range: Range<Int>
  /// In Pango's units.
  let width: Int32

  init(_ run: GlyphRun, _ range: Range<Int>) {
    let infos = run.glyphs.pointee.glyphs
    let width = range.reduce(0) { $0 &+ (infos?[$1].geometry.width ?? 0) }
    self.init(run, range, width: width)
  }

  private init(_ run: GlyphRun, _ range: Range<Int>, width: Int32) {
    (self.run, self.range, self.width) = (run, range, width)
  }

  var isWhole: Bool { range.count == Int(run.glyphs.pointee.num_glyphs) }

  /// The slice without glyphs at its end, one at least, of which no more than the width is left.
  ///
  /// What letters share, as a ligature or with a mark, goes as a whole.
  ///
  /// - Returns: Nil when there is something of no width at the end, which may belong to what is before it.
  func cut(to most: Int32) -> GlyphSlice? {
    guard let log = run.glyphs.pointee.log_clusters, let infos = run.glyphs.pointee.glyphs else { return nil }
    var (end, left) = (range.upperBound, width)
    repeat {
      guard end > range.lowerBound else { return nil }
      let cluster = log[end - 1]
      let before = left
      while end > range.lowerBound, log[end - 1] == cluster {
        end -= 1
        left -= infos[end].geometry.width
      }
      guard left < before else { return nil }
    } while left > most && end > range.lowerBound
    return GlyphSlice(run, range.lowerBound..<end, width: left)
  }

  /// Draws the glyphs with their baseline's start at a point; the engine's lock is held.
  func draw(in cairo: OpaquePointer, x: CGFloat, y: CGFloat) {
    guard let infos = run.glyphs.pointee.glyphs, let log = run.glyphs.pointee.log_clusters else { return }
    let count = Int32(range.count)
    var part = PangoGlyphString(
      num_glyphs: count, glyphs: infos + range.lowerBound, log_clusters: log + range.lowerBound, space: count)
    cairo_move_to(cairo, x, y)
    pango_cairo_show_glyph_string(cairo, run.font, &part)
  }
}
