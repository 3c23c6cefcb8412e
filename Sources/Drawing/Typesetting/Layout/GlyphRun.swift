import CPango

/// The owner of the glyphs of text in one font, from left to right; they do not change, so lines share them.
final class GlyphRun: @unchecked Sendable {
  let font: UnsafeMutablePointer<PangoFont>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// Whether the glyphs before a space and those after it are the same when a line is broken there.
  let isCutAtSpaces: Bool

  /// Takes glyphs over, and keeps the font; the engine's lock is held.
  init(
    _ font: UnsafeMutablePointer<PangoFont>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    isCutAtSpaces: Bool = false
  ) {
    cpango_ref(font)
    (self.font, self.glyphs, self.isCutAtSpaces) = (font, glyphs, isCutAtSpaces)
  }

  deinit {
    TextEngine.shared.withLock {
      pango_glyph_string_free(glyphs)
      cpango_unref(font)
    }
  }

  /// All of the glyphs.
  var whole: GlyphSlice { GlyphSlice(self, 0..<Int(glyphs.pointee.num_glyphs)) }

  /// What each byte adds to the width; nil when glyphs and bytes are not one to one.
  var advances: [Int32]? {
    let count = Int(glyphs.pointee.num_glyphs)
    guard let log = glyphs.pointee.log_clusters, let infos = glyphs.pointee.glyphs,
      (0..<count).allSatisfy({ log[$0] == $0 })
    else { return nil }
    return (0..<count).map { infos[$0].geometry.width }
  }
}
