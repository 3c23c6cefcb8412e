/// Where a popover's arrow points, alone or as a choice: up is a bubble below its anchor.
///
///     +--------+                 +--------+
///     | anchor |                 | bubble |
///     +--------+                 +---\/---+
///         /\        up               down       +--------+
///     +--------+                 +--------+     | anchor |
///     | bubble |                 | anchor |     +--------+
///     +--------+                 +--------+
///
///     +--------+   +--------+    +--------+   +--------+
///     | anchor | < | bubble |    | bubble | > | anchor |
///     +--------+   +--------+    +--------+   +--------+
///               left                       right
public nonisolated struct FPPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the choice.
  public let rawValue: UInt

  /// Makes a choice from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bubble below its anchor.
  public static let up = FPPopoverArrowDirection(rawValue: 1)
  /// The bubble above its anchor.
  public static let down = FPPopoverArrowDirection(rawValue: 2)
  /// The bubble to the right of its anchor.
  public static let left = FPPopoverArrowDirection(rawValue: 4)
  /// The bubble to the left of its anchor.
  public static let right = FPPopoverArrowDirection(rawValue: 8)
  /// A bubble without an arrow, below or above its anchor.
  public static let none = FPPopoverArrowDirection(rawValue: 16)

  /// Below or above.
  public static let vertical: FPPopoverArrowDirection = [.up, .down, .none]
  /// To the left or to the right.
  public static let horizontal: FPPopoverArrowDirection = [.left, .right]
  /// Any of the four arrows.
  public static let any: FPPopoverArrowDirection = [.up, .down, .left, .right]
}
