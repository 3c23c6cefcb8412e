/// The kind of a path's element.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// A new subpath starts; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic Bézier curve; the control point and the end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve; two control points and the end.
  case addCurveToPoint
  /// A straight line back to the subpath's start; no point.
  case closeSubpath

  var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// An element of a path as `applyWithBlock` shows it; the points are valid during the call only.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// As many points as the kind has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that looks at an element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// A plain function that looks at an element, with whatever was passed along.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes around a number of times other than zero.
  case winding
  /// What a ray leaves by an odd number of crossings.
  case evenOdd
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end.
  case butt
  /// In a half circle.
  case round
  /// In a half square.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// In a cut.
  case bevel
}
