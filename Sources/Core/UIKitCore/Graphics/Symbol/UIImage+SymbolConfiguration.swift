public import Foundation

nonisolated extension UIImage {
  /// The size and thickness of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is said; nil and `unspecified` where nothing is.
    struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
    }

    let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A configuration that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Says the size beside text.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Says the point size of the text beside.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Says the thickness.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Says the point size of the text beside, and the thickness.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Says the point size of the text beside, the thickness, and the size beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Says the style of the text beside.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Says the style of the text beside, and the size beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Takes point size and thickness of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Takes point size and thickness of a font, and says the size beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
    }

    /// What this says, with what the other says in its place.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      var merged = values
      if let size = other.values.pointSize { (merged.pointSize, merged.textStyle) = (size, nil) }
      if let style = other.values.textStyle { (merged.pointSize, merged.textStyle) = (nil, style) }
      if other.values.weight != .unspecified { merged.weight = other.values.weight }
      if other.values.scale != .unspecified { merged.scale = other.values.scale }
      return Self(merged, traitCollection: other.traitCollection ?? traitCollection)
    }

    /// Whether the other says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return values == other.values && traitCollection == other.traitCollection
    }

    /// The same for equal configurations.
    public override var hash: Int { values.hashValue }
  }
}
