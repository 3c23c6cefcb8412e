public import Foundation

extension PlacementRequest {
  /// Widths, in points, along the four edges of the container.
  public struct Margins: Equatable, Sendable {
    /// The width along the top edge.
    public var top: CGFloat
    /// The width along the left edge.
    public var left: CGFloat
    /// The width along the bottom edge.
    public var bottom: CGFloat
    /// The width along the right edge.
    public var right: CGFloat

    /// Makes margins edge by edge, none by default.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Makes margins of one width.
    public init(_ width: CGFloat) {
      self.init(top: width, left: width, bottom: width, right: width)
    }
  }

  /// The measures of the arrow, in points.
  public struct Arrow: Equatable, Sendable {
    /// From the body's edge to the tip.
    public var height: CGFloat
    /// The width where the arrow meets the body.
    public var base: CGFloat
    /// What the base keeps from each end of its edge: the radius of rounded corners.
    public var clearance: CGFloat

    /// Makes an arrow from its measures.
    public init(height: CGFloat, base: CGFloat, clearance: CGFloat) {
      self.height = height
      self.base = base
      self.clearance = clearance
    }
  }

  /// What may be done to make a body fit, per axis.
  public struct Adjustments: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Change left for right.
    public static let flipX = Adjustments(rawValue: 1)
    /// Change top for bottom.
    public static let flipY = Adjustments(rawValue: 2)
    /// Move along x.
    public static let slideX = Adjustments(rawValue: 4)
    /// Move along y.
    public static let slideY = Adjustments(rawValue: 8)
    /// Shrink the width.
    public static let resizeX = Adjustments(rawValue: 16)
    /// Shrink the height.
    public static let resizeY = Adjustments(rawValue: 32)
    /// Change start for end.
    public static let flipAlignment = Adjustments(rawValue: 64)

    /// Flip on both axes.
    public static let flip: Adjustments = [.flipX, .flipY]
    /// Slide on both axes.
    public static let slide: Adjustments = [.slideX, .slideY]
    /// Resize on both axes.
    public static let resize: Adjustments = [.resizeX, .resizeY]
    /// Flip, slide and resize on both axes, the alignment kept.
    public static let all: Adjustments = [.flip, .slide, .resize]
  }

  /// What to do if the body fits on no permitted side.
  public enum Fallback: Hashable, Sendable {
    /// Take the side on which most of the body is kept; the earlier one on a tie.
    case bestSide
    /// Stay on the first side of the list.
    case preferredSide
  }

  /// Where a body goes that is larger than its room and may not shrink.
  public enum Oversize: Hashable, Sendable {
    /// The same overflow at both ends.
    case center
    /// The start edge stays in the room, the end overflows.
    case start
  }

  /// An earlier answer, to be kept while it fits.
  public struct Previous: Hashable, Sendable {
    /// The side the body was on.
    public var side: Placement.Side
    /// The alignment it had there.
    public var alignment: Placement.Alignment

    /// Makes it from a side and an alignment.
    public init(side: Placement.Side, alignment: Placement.Alignment = .center) {
      self.side = side
      self.alignment = alignment
    }

    /// Makes it from the answer to an earlier request.
    public init(_ placement: Placement) {
      self.init(side: placement.side, alignment: placement.alignment)
    }
  }

  /// How `positioner` ties a box to its anchor: a point of the anchor, and the direction in which the box leaves it.
  ///
  /// With the anchor point `bottomLeft` and the gravity `bottomRight` the box's top left corner is at the anchor's
  /// bottom left one, as with a menu under its title.
  public struct Attachment: Equatable, Sendable {
    /// The point of the anchor.
    public var anchorPoint: Placement.CompassPoint
    /// Where the box lies, seen from that point; with `none` its middle is there.
    public var gravity: Placement.CompassPoint
    /// How far the box is moved from there, in points.
    public var offset: CGPoint

    /// Makes an attachment, without an offset by default.
    public init(
      anchorPoint: Placement.CompassPoint, gravity: Placement.CompassPoint, offset: CGPoint = .zero
    ) {
      self.anchorPoint = anchorPoint
      self.gravity = gravity
      self.offset = offset
    }
  }
}
