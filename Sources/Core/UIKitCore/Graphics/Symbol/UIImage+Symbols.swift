import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// Makes one of the symbols that the system draws, as a template, beside text of the body style.
  ///
  /// Ours are a few, drawn by ourselves: `SymbolShape.all` lists them. Other names give nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol as large as the traits' preferred text size asks.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(
      systemName: name,
      withConfiguration: SymbolConfiguration(.init(textStyle: .body), traitCollection: traitCollection))
  }

  /// Makes a symbol of that size and thickness.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolShape.all[name] != nil else { return nil }
    self.init(symbol: name, configuration, Style(scale: ImageContext.screenScale))
  }

  private convenience init(symbol name: String, _ configuration: Configuration?, _ style: Style) {
    let symbolic = configuration as? SymbolConfiguration ?? .unspecified
    var style = style
    style.configuration = configuration
    self.init(.symbol(SymbolDrawing(name: name, symbolic)), style)
  }

  /// What the image was chosen by, if that was said.
  public var configuration: Configuration? { style.configuration }

  /// The size and thickness that a symbol was made with, if that was said.
  public var symbolConfiguration: SymbolConfiguration? { style.configuration as? SymbolConfiguration }

  /// The image for other circumstances; of a symbol one of that size and thickness.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let drawing) = content else { return restyled { $0.configuration = configuration } }
    return UIImage(symbol: drawing.name, configuration, style)
  }

  /// A symbol with what the configuration says changed; nil of other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let drawing) = content else { return nil }
    return UIImage(symbol: drawing.name, (symbolConfiguration ?? .unspecified).applying(configuration), style)
  }
}
