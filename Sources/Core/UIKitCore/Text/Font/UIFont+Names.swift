public import Foundation
import Typesetting

nonisolated extension UIFont {
  /// Creates a font by the name of its family or, as iOS names fonts, family and style: `Inter`, `Inter-BoldItalic`.
  ///
  /// Only an empty name gives nil: a family that is not installed is replaced by Fontconfig's best match.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = FontName(fontName) else { return nil }
    let family = name.family == FontName.system ? nil : name.family
    self.init(Font(family: family, size: fontSize, isItalic: name.isItalic), weight: name.weight)
  }

  /// The family; `.SystemUI` of the system's font.
  public var familyName: String { typeface.family ?? FontName.system }

  /// Family and style, by which the font can be made again.
  public var fontName: String {
    FontName(family: familyName, weight: weight, isItalic: typeface.isItalic).description
  }
}

/// The name of a font as iOS writes it, taken apart.
nonisolated struct FontName: Equatable, CustomStringConvertible {
  var family: String
  var weight: UIFont.Weight
  var isItalic: Bool

  /// The family name of the system's font.
  static let system = ".SystemUI"

  /// The names of each weight; the first one is written.
  private static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
    ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
    ("ExtraBold", .heavy), ("Black", .black), ("Regular", .regular),
  ]

  init(family: String, weight: UIFont.Weight, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Takes the name apart at its last hyphen if a style follows; nil of an empty name.
  init?(_ name: String) {
    guard !name.isEmpty else { return nil }
    self.init(family: name, weight: .regular, isItalic: false)
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return }
    let style = name[name.index(after: hyphen)...]
    let known = Self.weights.first { style.hasPrefix($0.name) }
    let isItalic = style.contains("Italic") || style.contains("Oblique")
    guard known != nil || isItalic else { return }
    family = String(name[..<hyphen])
    weight = known?.weight ?? .regular
    self.isItalic = isItalic
  }

  var description: String {
    let known = Self.weights.first { $0.weight == weight }?.name ?? "Regular"
    let style = known == "Regular" ? (isItalic ? "Italic" : "Regular") : known + (isItalic ? "Italic" : "")
    return "\(family)-\(style)"
  }
}
