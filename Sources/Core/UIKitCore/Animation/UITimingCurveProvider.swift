public import CoreGraphics
public import Foundation
import QuartzCore

/// The kinds of paces.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A curve by its control points.
  case cubic = 1
  /// A swing.
  case spring = 2
  /// A curve and a swing.
  case composed = 3
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Its kind.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil when it is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The swing; nil when it is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
  /// The named curves.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Even speed.
    case linear = 3

    var timing: CAMediaTimingFunction { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16).timing }
  }
}

/// The pace of a curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; slow at both ends for one of control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let timing = curve.timing
    (controlPoint1, controlPoint2) = (
      CGPoint(x: timing.c1x, y: timing.c1y), CGPoint(x: timing.c2x, y: timing.c2y)
    )
    isNamed = true
    super.init()
  }

  /// A curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    animationCurve = .easeInOut
    isNamed = false
    super.init()
  }

  /// Slow at both ends.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Its kind.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var timing: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

/// The pace of a weight on a damped spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start, in whole ways a second.
  public let initialVelocity: CGVector
  private let dampingRatio: CGFloat

  /// A spring by its damping ratio, 1 for none of a swing, and the speed at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio.isFinite ? ratio : 1
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its damping ratio.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector.zero)
  }

  /// Its kind.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func spring(_ duration: TimeInterval) -> Spring {
    Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: initialVelocity.dx)
  }
}
