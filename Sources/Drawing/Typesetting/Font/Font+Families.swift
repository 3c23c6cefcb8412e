extension Font {
  /// The families to look through, in order.
  ///
  /// The most common scripts are named, because Fontconfig's own order may prefer a serif or a decorative variant; the
  /// others it finds by coverage. Every name more costs each layout some 0.1 us.
  var families: String {
    if let family { return isMonospaced ? "\(family),\(Self.monospaced)" : "\(family),\(Self.system)" }
    return isMonospaced ? Self.monospaced : Self.system
  }

  private static let scripts =
    "Noto Sans Arabic,Noto Sans CJK SC,Noto Sans Devanagari,Noto Sans Hebrew,Noto Sans Thai"
  private static let system = "Inter,Noto Sans,\(scripts),sans-serif"
  private static let monospaced = "Noto Sans Mono,DejaVu Sans Mono,Noto Sans Mono CJK SC,\(scripts),monospace"
}
