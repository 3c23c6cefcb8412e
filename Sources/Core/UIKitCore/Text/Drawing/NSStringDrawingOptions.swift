public import Foundation

/// How a string is measured and drawn.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as Apple numbers them.
  public var rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lines wrap, and the origin is the top left corner; without it there is one line, and the origin is its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's gap between lines is added.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Bounds are those of the ink; ours are always those of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells the outcome of measuring or drawing a string.
open nonisolated class NSStringDrawingContext: NSObject {
  /// The smallest factor that text may shrink by to fit; ours does not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used; 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// What the text took up, from the origin that it was given.
  open internal(set) var totalBounds = CGRect.zero
}
