public import Foundation

/// Where a popover goes: the answer to a `PlacementRequest`, in the coordinate space of its anchor.
public struct Placement: Equatable, Sendable {
  /// Body and arrow together.
  public var frame: CGRect
  /// The body without the arrow.
  public var bodyFrame: CGRect
  /// The side of the anchor on which the body lies.
  public var side: Side
  /// The alignment along that side.
  public var alignment: Alignment
  /// Where the arrow points: one direction, or `none` without an arrow.
  public var arrowDirection: ArrowDirections
  /// The tip's distance, in points, from the middle of the edge it stands on; positive to the right or down.
  public var arrowOffset: CGFloat
  /// The point of the arrow; without an arrow the point of the edge where it would stand.
  public var arrowTip: CGPoint
  /// How far along its edge the tip lies from the middle of the anchor's visible part, positive to the right or
  /// down; zero if the arrow could be put exactly there.
  public var arrowClamp: CGFloat
  /// What was done to make the body fit.
  public var changes: Changes
  /// Whether the container clips the whole anchor away.
  public var isAnchorHidden: Bool

  /// What may have been done to the preferred place and the natural size.
  public struct Changes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Not on the preferred side, or not with the preferred alignment.
    public static let flipped = Changes(rawValue: 1)
    /// Moved from its natural place.
    public static let slid = Changes(rawValue: 2)
    /// Smaller than its natural size.
    public static let resized = Changes(rawValue: 4)
    /// Laid over the anchor, for want of room beside it.
    public static let coversAnchor = Changes(rawValue: 8)
  }
}
