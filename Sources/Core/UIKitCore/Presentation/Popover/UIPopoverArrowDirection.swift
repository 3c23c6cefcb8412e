/// Where a popover's arrow points: up is a popover below its anchor.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Directions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The popover is above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The popover is right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The popover is left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not laid out yet, or not a popover just now.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
