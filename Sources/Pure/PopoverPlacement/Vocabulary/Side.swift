extension Placement {
  /// The side of the anchor on which the body lies.
  ///
  /// The whole vocabulary in one picture, with a body on the bottom side. Its arrow points *up*, at the anchor:
  ///
  ///                          top
  ///                     +-----------+
  ///                left |  anchor   | right
  ///                     +-----------+               -+
  ///                         bottom                   | gap
  ///                                                 -+
  ///                           tip                   -+          -+
  ///                           /\                     | height    |
  ///         +----------------/  \-----------+       -+           |
  ///         |<-clearance->   base           |        |           |
  ///         |                               |        | body      | frame
  ///         |              |<->| offset     |        |           |
  ///         +---------------+---------------+       -+          -+
  ///                     the middle
  ///
  /// `alignment` says which of anchor and body edges line up along the side, here for the bottom side:
  ///
  ///     start                      center                     end
  ///     +------+                   +------+                  +------+
  ///     |anchor|                   |anchor|                  |anchor|
  ///     +------+                   +------+                  +------+
  ///     +----------+             +----------+            +----------+
  ///     |   body   |             |   body   |            |   body   |
  ///
  /// Start is the left end of a horizontal edge (the right end in right-to-left) and the top of a vertical one.
  public enum Side: UInt8, Hashable, Sendable, CaseIterable {
    /// The body above the anchor; the arrow points down.
    case top
    /// The body below the anchor; the arrow points up.
    case bottom
    /// The body to the left of the anchor; the arrow points right.
    case left
    /// The body to the right of the anchor; the arrow points left.
    case right

    /// The side across the anchor: the opposite of `top` is `bottom`.
    public var opposite: Side {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .left: .right
      case .right: .left
      }
    }

    /// Whether the body lies above or below the anchor.
    public var isVertical: Bool { self == .top || self == .bottom }

    /// Where the arrow of a body on this side points.
    public var arrowDirection: ArrowDirections {
      switch self {
      case .top: .down
      case .bottom: .up
      case .left: .right
      case .right: .left
      }
    }

    /// The axis along which anchor and body lie one after the other.
    @inline(__always)
    var axis: Axis { isVertical ? .y : .x }

    /// Whether the body comes before the anchor along that axis.
    @inline(__always)
    var precedesAnchor: Bool { self == .top || self == .left }
  }
}
