public import Foundation

nonisolated extension UIImage {
  /// Circumstances that an image is chosen by.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits, if they are said.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
    }

    /// These circumstances, with what the other says in their place.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }

    /// The configuration itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How large a symbol is beside text of the same size.
  public enum SymbolScale: Int, Sendable {
    /// The system's choice, which is medium.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller than the text's capitals.
    case small = 1
    /// As high as the text's capitals.
    case medium = 2
    /// Larger than the text's capitals.
    case large = 3
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// As text is.
    case regular = 4
    /// A little thicker than text.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Thick.
    case bold = 7
    /// Very thick.
    case heavy = 8
    /// The thickest.
    case black = 9

    /// The weight of a font that suits the symbol; regular if not said.
    public func fontWeight() -> UIFont.Weight {
      UIFont.Weight.ordered.indices.contains(rawValue - 1) ? UIFont.Weight.ordered[rawValue - 1] : .regular
    }
  }
}

nonisolated extension UIFont.Weight {
  /// The weight of a symbol that suits the font.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let nearest = Self.ordered.indices.min {
      abs(Self.ordered[$0].rawValue - rawValue) < abs(Self.ordered[$1].rawValue - rawValue)
    }
    return UIImage.SymbolWeight(rawValue: (nearest ?? 3) + 1) ?? .regular
  }
}
