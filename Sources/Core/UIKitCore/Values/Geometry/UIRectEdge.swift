/// Sides of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each side, as Apple numbers them.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle, named by the writing direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each side, as Apple numbers them.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each corner, as Apple numbers them.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top on the left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top on the right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom on the right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner: all bits are set, so it differs from the four corners listed one by one.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
