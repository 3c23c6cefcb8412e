extension Placement {
  /// Where arrows point, as a mask with the raw values that UIKit and FPPopover share.
  public struct ArrowDirections: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Makes a mask from its bits, of which those without a name are kept.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Points up: the body lies below the anchor.
    public static let up = ArrowDirections(rawValue: 1)
    /// Points down: the body lies above the anchor.
    public static let down = ArrowDirections(rawValue: 2)
    /// Points left: the body lies to the right of the anchor.
    public static let left = ArrowDirections(rawValue: 4)
    /// Points right: the body lies to the left of the anchor.
    public static let right = ArrowDirections(rawValue: 8)
    /// No arrow is drawn; in FPPopover a wish of its own.
    public static let none = ArrowDirections(rawValue: 16)

    /// FPPopover's name for up, down and none together.
    public static let vertical: ArrowDirections = [.up, .down, .none]
    /// FPPopover's name for left and right.
    public static let horizontal: ArrowDirections = [.left, .right]
    /// The four directions, without `none`.
    public static let any: ArrowDirections = [.up, .down, .left, .right]
  }
}
