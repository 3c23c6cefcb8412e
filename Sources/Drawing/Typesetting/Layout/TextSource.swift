import CPango
import CoreGraphics

/// The text as Pango is to see it: UTF-8 bytes without NUL, and attributes.
struct TextSource {
  let content: TextContent
  let bytes: UnsafeBufferPointer<UInt8>
  /// The base font, looked up once a layout.
  let font: ResolvedFont
  /// The glyphs of all the bytes, when they are known already.
  let known: GlyphRun?

  /// Calls the function with the content's bytes, NUL replaced by a space: Pango ends at a NUL; the engine's
  /// lock is held.
  static func with<Result>(_ content: TextContent, known: GlyphRun?, _ body: (TextSource) -> Result) -> Result {
    let font = TextEngine.shared.resolve(content.attributes.font)
    var text = content.text
    return text.withUTF8 { bytes in
      guard bytes.contains(0) else { return body(TextSource(content: content, bytes: bytes, font: font, known: known)) }
      let clean = bytes.map { $0 == 0 ? 0x20 : $0 }
      return clean.withUnsafeBufferPointer { body(TextSource(content: content, bytes: $0, font: font, known: known)) }
    }
  }

  /// The glyphs of the text; nil when they are not of one font, from left to right.
  func glyphs() -> GlyphRun? {
    if let known { return known }
    if let run = font.letterShaper?.shape(bytes) { return run }
    return font.context(rightToLeft: false).flatMap { PlainText(bytes, in: $0)?.shape() }
  }

  /// A new layout in the base font, without text, whose owner frees it.
  func makeLayout(rightToLeft isRightToLeft: Bool) -> OpaquePointer? {
    let size = content.attributes.font.size
    guard content.storage.segments.contains(where: { $0.attributes.font.size != size }) else {
      return font.context(rightToLeft: isRightToLeft).flatMap { pango_layout_new($0) }
    }
    let context = TextEngine.shared.mixedContext(rightToLeft: isRightToLeft)
    guard let context, let layout = pango_layout_new(context) else { return nil }
    pango_layout_set_font_description(layout, font.description)
    return layout
  }

  /// Whether the font says all about how the text looks.
  var isOfOneLook: Bool { content.runs.isEmpty && !content.attributes.needsAttributes }

  /// The attributes of a layout over some of the bytes, or nil when it needs none but the plain ones.
  ///
  /// The function says where a range of the text is in the layout's bytes.
  func attributeList(local: (Range<Int>) -> Range<Int>) -> OpaquePointer? {
    let base = content.attributes
    guard !isOfOneLook else { return nil }
    guard let list = pango_attr_list_copy(TextEngine.shared.wrappingAttributes) else { return nil }
    if content.runs.isEmpty { insert(base, into: list, 0..<Int(Int32.max)) }
    for segment in content.storage.segments {
      let range = local(segment.range)
      if !range.isEmpty { insert(segment.attributes, into: list, range) }
    }
    return list
  }

  private func insert(_ attributes: TextAttributes, into list: OpaquePointer, _ range: Range<Int>) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = guint(clamping: range.lowerBound)
      attribute?.pointee.end_index = guint(clamping: range.upperBound)
      pango_attr_list_change(list, attribute)
    }
    if attributes.font != content.attributes.font {
      add(pango_attr_font_desc_new(TextEngine.shared.resolve(attributes.font).description))
    }
    if attributes.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
    if let color = attributes.color {
      func part(_ value: CGFloat) -> guint16 { guint16((min(max(value, 0), 1) * 65_535).rounded()) }
      add(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      // Pango takes 0 for "not set".
      if color.alpha < 1 { add(pango_attr_foreground_alpha_new(max(part(color.alpha), 1))) }
    }
    switch attributes.underline {
    case .none: break
    case .single: add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    case .double: add(pango_attr_underline_new(PANGO_UNDERLINE_DOUBLE))
    }
    if attributes.hasStrikethrough { add(pango_attr_strikethrough_new(1)) }
    if attributes.kern != 0 { add(pango_attr_letter_spacing_new(units(attributes.kern))) }
    if attributes.rise != 0 { add(pango_attr_rise_new(units(attributes.rise))) }
  }
}

extension TextAttributes {
  /// Whether the font's description alone does not say it all.
  fileprivate var needsAttributes: Bool {
    color != nil || underline != .none || hasStrikethrough || kern != 0 || rise != 0 || font.hasMonospacedDigits
  }
}
