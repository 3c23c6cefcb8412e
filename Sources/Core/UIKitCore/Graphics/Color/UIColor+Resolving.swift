package import CoreGraphics
public import Foundation

nonisolated extension UIColor {
  /// The fixed colour that this one is under the traits; a fixed colour is its own.
  ///
  /// The traits are also the current ones while the rule runs.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    // A rule may answer with another dynamic colour; a chain this long can only be a rule that answers with itself.
    var color = self
    for _ in 0..<Self.longestChain {
      guard case .dynamic(let provider) = color.source else { return color }
      color = traitCollection.withCurrent { provider(traitCollection) }
    }
    programmerError(
      "A dynamic colour still has not become a fixed one after \(Self.longestChain) steps. Make its closure answer with "
        + "another colour than itself.")
  }

  /// The same colour with another alpha; of a dynamic colour again a dynamic one.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      return color.copy(alpha: alpha).map { UIColor(cgColor: $0) } ?? self
    case .dynamic:
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The Core Graphics colour under the traits.
  package func cgColor(for traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = source { return color }
    return resolvedColor(with: traits).cgColor
  }

  private static let longestChain = 32
}
