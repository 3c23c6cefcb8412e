public import CoreGraphics
public import Foundation

/// Which points a path with crossings holds.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the rule.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those it crosses an odd number of times to reach.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills and strokes a path of its own space; it may lie outside the bounds.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath? { didSet { mark(.repaint) } }
  /// What fills the path; black by default.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { mark(.repaint) } }
  /// What strokes the path; nothing by default.
  open var strokeColor: CGColor? { didSet { mark(.repaint) } }
  /// The stroke's width.
  open var lineWidth: CGFloat = 1 { didSet { mark(.repaint) } }
  /// Which points the path holds.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { mark(.repaint) } }

  /// A layer without a path.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor, lineWidth, fillRule) = (
      other.path, other.fillColor, other.strokeColor, other.lineWidth, other.fillRule
    )
  }

  /// Archives hold no layers here: always nil.
  public required init?(coder: NSCoder) { nil }

  override var shapeExtent: CGRect {
    guard let path, !path.isEmpty else { return .null }
    let reach = strokeColor == nil ? 0 : lineWidth
    return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
  }

  override func paintShape(in context: CGContext, opacity: CGFloat) {
    guard let path, !path.isEmpty else { return }
    if let fillColor {
      context.fill(path, with: fillColor, rule: fillRule == .evenOdd ? .evenOdd : .winding, opacity: opacity)
    }
    if let strokeColor, lineWidth > 0 {
      context.setStrokeColor(strokeColor.copy(alpha: strokeColor.alpha * opacity) ?? strokeColor)
      context.setLineWidth(lineWidth)
      context.addPath(path)
      context.strokePath()
    }
  }
}
