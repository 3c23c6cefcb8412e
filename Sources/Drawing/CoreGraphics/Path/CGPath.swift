/// A path of lines and curves that does not change.
///
/// Ours keeps its points in Swift arrays, compares and hashes by them, and touches Cairo only when it is drawn.
public class CGPath: Hashable, @unchecked Sendable {
  var elements: PathElements

  init(elements: PathElements) { self.elements = elements }

  /// Makes a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElements())
    elements.addRect(rect, transform: transform?.pointee ?? .identity)
  }

  /// Makes a path of the ellipse that touches the rectangle's edges.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElements())
    elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  /// Makes a path of a rectangle with elliptic corners; corners larger than half of it are cut down to that.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: PathElements())
    elements.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
  }

  /// Compares element by element.
  public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.elements == other.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// A path of the same elements that does not change even if this one can.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A path of the same elements after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.transformed(transform?.pointee ?? .identity))
  }

  /// A path of the same elements that can grow.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A path of the same elements after a transform that can grow.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.transformed(transform?.pointee ?? .identity))
  }

  /// Calls the function with every element in turn.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var points = [CGPoint](repeating: .zero, count: 3)
    elements.forEach { kind, _, own in
      for (index, point) in own.enumerated() { points[index] = point }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: kind, points: base), block)
      }
    }
  }

  /// Calls a plain function with every element in turn.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension CGPath {
  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element would start; zero in an empty path.
  public var currentPoint: CGPoint { elements.current ?? .zero }

  /// The smallest rectangle around all points, control points of curves too; null when empty.
  public var boundingBox: CGRect { elements.controlBounds }

  /// The smallest rectangle around the drawn path; null when empty.
  public var boundingBoxOfPath: CGRect { elements.tightBounds }

  /// Whether the point, after the transform, lies inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.contains(point.applying(transform), rule: rule)
  }

  /// Whether the path is one upright rectangle, which is then written to the pointer.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.asRect else { return false }
    rect?.pointee = found
    return true
  }
}
