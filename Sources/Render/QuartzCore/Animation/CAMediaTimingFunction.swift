public import Foundation

/// The names of the well-known curves.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's own, close to `easeInEaseOut`.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public nonisolated class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let c1x: Double, c1y: Double, c2x: Double, c2y: Double

  /// A curve by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    (self.c1x, self.c1y, self.c2x, self.c2y) = (
      Double(min(max(c1x, 0), 1)), Double(c1y), Double(min(max(c2x, 0), 1)), Double(c2y)
    )
  }

  /// A well-known curve; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// The progress at a part of the time, both 0 to 1.
  ///
  /// x(t) is solved by bisection, which needs no slope and always ends; 40 halvings are more than a Double of screen
  /// size shows.
  package func progress(at x: Double) -> Double {
    guard x > 0, x < 1 else { return min(max(x, 0), 1) }
    if c1x == c1y && c2x == c2y { return x }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.curve(c1x, c2x, middle) < x { low = middle } else { high = middle }
    }
    return Self.curve(c1y, c2y, (low + high) / 2)
  }

  private static func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
}
