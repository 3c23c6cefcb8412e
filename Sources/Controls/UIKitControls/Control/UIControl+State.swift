extension UIControl {
  /// What a control shows.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// A state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing else.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the keys.
    public static let focused = State(rawValue: 1 << 3)
    /// For applications.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content of a control stands in its height.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Everywhere.
    case fill = 3
  }

  /// Where the content of a control stands in its width.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// Everywhere.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
