public import CoreGraphics
public import Foundation

/// A path of lines and curves that can be drawn, in points, with y pointing down.
///
///     UIColor.systemBlue.setFill()
///     UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
open nonisolated class UIBezierPath: NSObject, NSCopying {
  /// The elements; replaced, not changed, when a path is given, so that nobody else's path changes.
  var elements = CGMutablePath()

  /// The width of strokes in points.
  open var lineWidth: CGFloat = 1
  /// How strokes end.
  open var lineCapStyle = CGLineCap.butt
  /// How strokes turn corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach, as a multiple of the width, before it is cut.
  open var miterLimit: CGFloat = 10
  /// How far curves may stray from the truth, in pixels.
  open var flatness: CGFloat = 0.6
  /// Whether parts that lie inside of an even number of outlines are outside, such as the hole of a ring.
  open var usesEvenOddFillRule = false

  /// The lengths of dashes and gaps, and where the pattern begins.
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path of a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements.addRect(rect)
  }

  /// Creates a path of the closed ellipse that touches the rectangle's edges.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements.addEllipse(in: rect)
  }

  /// Creates a path of an arc of a circle.
  ///
  /// Angles are in radians; 0 points right. Clockwise is as seen on the screen, by rising angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path of a copy of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// A copy of the elements as a Core Graphics path.
  open var cgPath: CGPath {
    get { elements.copy() ?? elements }
    set { elements = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A path of the same elements and style that changes on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: elements)
    copy.takeStyle(of: self)
    return copy
  }

  func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  /// The elements and the width of strokes.
  open override var description: String {
    isEmpty ? "<UIBezierPath: empty>" : "<UIBezierPath: \(bounds), line width \(lineWidth)>"
  }
}
