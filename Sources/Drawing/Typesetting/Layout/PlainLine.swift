import CPango
import CoreGraphics

/// A line as most labels have it: all of the text in one font, from left to right, maybe with an ellipsis at its end.
///
/// It needs glyphs alone. A layout of Pango costs several times as much, for it also looks for places where lines may
/// break, and measures every glyph's ink, which has each loaded. So for such a line a layout is made only when somebody
/// asks where its characters are (`TextLayout.pango`).
struct PlainLine {
  private let slices: [GlyphSlice]
  /// In points.
  let width: CGFloat
  let isTruncated: Bool

  private static let longest = 1_000

  /// Sets a text; nil when it is not so simple; the engine's lock is held.
  init?(_ source: TextSource, _ options: TextOptions, width: CGFloat?) {
    let bytes = source.bytes
    guard options.direction != .rightToLeft, source.isOfOneLook, bytes.count <= Self.longest,
      bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), source.line(from: 0, within: bytes.count).end == bytes.count,
      source.content.attributes.font.size < 500, let run = source.glyphs()
    else { return nil }
    let whole = run.whole
    guard let width, options.truncation != .clip, whole.width > units(width) else {
      (slices, self.width) = ([whole], points(whole.width))
      isTruncated = width.map { points(whole.width) > $0 + 0.01 } ?? false
      return
    }
    // In ASCII every letter can stand alone; what belongs together in other scripts is for Pango to say.
    guard options.truncation == .tail, bytes.allSatisfy({ $0 < 0x7F }), let ellipsis = source.font.ellipsis?.whole,
      ellipsis.run.font == run.font, let start = whole.cut(to: units(width) - ellipsis.width)
    else { return nil }
    (slices, isTruncated) = ([start, ellipsis], true)
    // Pango has the ellipsis fill what is left.
    self.width = points(max(start.width + ellipsis.width, units(width)))
  }

  /// A whole line.
  init(_ slice: GlyphSlice) { (slices, width, isTruncated) = ([slice], points(slice.width), false) }

  /// The glyphs of the whole text, when this line shows them all.
  var whole: GlyphRun? { slices.count == 1 && slices[0].isWhole ? slices[0].run : nil }

  /// Draws the line with its baseline's start at a point; the engine's lock is held.
  func draw(in cairo: OpaquePointer, x: CGFloat, y: CGFloat) {
    var before: Int32 = 0
    for slice in slices {
      slice.draw(in: cairo, x: x + points(before), y: y)
      before += slice.width
    }
  }
}
