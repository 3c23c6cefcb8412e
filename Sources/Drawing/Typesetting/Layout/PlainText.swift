import CPango

/// Text that Pango finds to be in one font, from left to right; it is used while the engine's lock is held.
struct PlainText: ~Copyable {
  private let items: UnsafeMutablePointer<GList>
  private let item: UnsafeMutablePointer<PangoItem>
  let font: UnsafeMutablePointer<PangoFont>
  private let text: UnsafeBufferPointer<UInt8>

  /// Looks for the font; nil when the text needs several or a direction of its own.
  init?(_ text: UnsafeBufferPointer<UInt8>, in context: OpaquePointer) {
    guard let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self),
      let count = Int32(exactly: text.count),
      let items = pango_itemize_with_base_dir(context, PANGO_DIRECTION_LTR, start, 0, count, nil, nil)
    else { return nil }
    let item = items.pointee.data?.assumingMemoryBound(to: PangoItem.self)
    guard items.pointee.next == nil, let item, item.pointee.analysis.level == 0,
      let font = item.pointee.analysis.font
    else {
      Self.free(items)
      return nil
    }
    (self.items, self.item, self.font, self.text) = (items, item, font, text)
  }

  deinit { Self.free(items) }

  private static func free(_ items: UnsafeMutablePointer<GList>) {
    g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
  }

  var script: PangoScript { PangoScript(numericCast(item.pointee.analysis.script)) }
  var language: OpaquePointer? { item.pointee.analysis.language }

  /// The glyphs of the text.
  func shape() -> GlyphRun? {
    guard let start = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self),
      let glyphs = pango_glyph_string_new()
    else { return nil }
    pango_shape(start, Int32(text.count), &item.pointee.analysis, glyphs)
    return GlyphRun(font, glyphs)
  }
}
