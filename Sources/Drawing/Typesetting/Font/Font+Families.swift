extension Font {
  /// The families to look through, in order.
  ///
  /// The scripts are named because Fontconfig's own order may prefer a serif or a decorative variant of the same
  /// script; what is missing here it still finds by coverage.
  var families: String {
    if let family { return isMonospaced ? "\(family),\(Self.monospaced)" : "\(family),\(Self.system)" }
    return isMonospaced ? Self.monospaced : Self.system
  }

  private static let scripts = [
    "Arabic", "Hebrew", "Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Oriya", "Tamil",
    "Telugu", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan", "Ethiopic", "Georgian", "Armenian", "CJK SC",
    "Symbols", "Symbols2", "Math",
  ].map { "Noto Sans \($0)" }.joined(separator: ",")

  private static let system = "Inter,Noto Sans,\(scripts),sans-serif"
  private static let monospaced = "Noto Sans Mono,DejaVu Sans Mono,Noto Sans Mono CJK SC,\(scripts),monospace"
}
