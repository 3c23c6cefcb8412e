extension Placement {
  /// One of nine points of a rectangle, or the direction from its middle to that point.
  ///
  ///     topLeft ---- top ---- topRight
  ///        |                      |
  ///      left       none        right
  ///        |                      |
  ///     bottomLeft - bottom - bottomRight
  public enum CompassPoint: UInt8, Hashable, Sendable, CaseIterable {
    /// The middle of the rectangle; as a direction, none.
    case none
    /// The middle of the top edge.
    case top
    /// The middle of the bottom edge.
    case bottom
    /// The middle of the left edge.
    case left
    /// The middle of the right edge.
    case right
    /// The corner at the top left.
    case topLeft
    /// The corner at the top right.
    case topRight
    /// The corner at the bottom left.
    case bottomLeft
    /// The corner at the bottom right.
    case bottomRight

    /// -1 at the left, 0 in the middle, 1 at the right.
    var horizontal: Double {
      switch self {
      case .left, .topLeft, .bottomLeft: -1
      case .none, .top, .bottom: 0
      case .right, .topRight, .bottomRight: 1
      }
    }

    /// -1 at the top, 0 in the middle, 1 at the bottom.
    var vertical: Double {
      switch self {
      case .top, .topLeft, .topRight: -1
      case .none, .left, .right: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      }
    }
  }
}
