public import CoreGraphics
import UIKitCore

extension UIScrollView {
  /// Whether the safe area counts as room around the content.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// It does not.
    case never = 2
    /// It always does.
    case always = 3
  }

  /// The colour of indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark on light content, light on dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How fast scrolling comes to rest: what is left of the speed after a millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of a millisecond.
    public let rawValue: CGFloat
    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast one.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
