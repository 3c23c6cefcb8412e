import CoreGraphics
import Foundation

/// A symbol at a size and thickness.
nonisolated struct SymbolDrawing: Hashable {
  var name: String
  /// What one unit of the shape's box is in points.
  private var unit: CGFloat
  /// The width of lines in points.
  private var lineWidth: CGFloat

  init(name: String, _ configuration: UIImage.SymbolConfiguration) {
    let values = configuration.values
    let font = UIFont.preferredFont(
      forTextStyle: values.textStyle ?? .body, compatibleWith: configuration.traitCollection)
    let pointSize = values.pointSize ?? font.pointSize
    self.name = name
    unit = pointSize * Self.factor(of: values.scale)
    lineWidth = unit * Self.lineWidths[max(values.weight.rawValue, 0)]
  }

  /// The size in points, in whole points so that symbols of a row stand on the same pixels.
  var size: CGSize {
    CGSize(width: ((shape?.width ?? 0) * unit).rounded(.up), height: unit.rounded(.up))
  }

  /// Draws the symbol into the rectangle of a context whose y points down; in black without a colour.
  func draw(in rect: CGRect, of context: CGContext, color: CGColor?) {
    guard let shape, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: (size.width - shape.width * unit) / 2, y: (size.height - unit) / 2)
    context.scaleBy(x: unit, y: unit)
    shape.draw(in: context, color: color ?? CGColor(gray: 0, alpha: 1), lineWidth: lineWidth / unit)
    context.restoreGState()
  }

  /// The symbol in pixels, black on clear.
  func rasterized(scale: CGFloat) -> CGImage? {
    let bounds = CGRect(origin: .zero, size: size)
    guard let context = ImageContext.make(bounds: bounds, scale: scale, opaque: false) else { return nil }
    draw(in: bounds, of: context, color: nil)
    return context.makeImage()
  }

  private var shape: SymbolShape? { SymbolShape.all[name] }

  private static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.8
    case .large: 1.3
    case .default, .unspecified, .medium: 1
    }
  }

  /// The width of lines by weight, in units, beginning with the one that is not said.
  private static let lineWidths: [CGFloat] = [0.09, 0.03, 0.05, 0.07, 0.09, 0.105, 0.12, 0.135, 0.155, 0.175]
}
