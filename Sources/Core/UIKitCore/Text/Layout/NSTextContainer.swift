public import Foundation

/// The room that a layout manager puts lines of text into.
open nonisolated class NSTextContainer: NSObject {
  /// The layout manager that uses it.
  open weak var layoutManager: NSLayoutManager?
  /// The size of the room; a length of 0 or less is no limit.
  open var size: CGSize
  /// What happens to text that does not fit into the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How far lines stay from the left and the right edge.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 is as many as fit.
  open var maximumNumberOfLines = 0

  /// Room of a size.
  public init(size: CGSize) { self.size = size }

  /// Room without a limit.
  public override convenience init() { self.init(size: .zero) }
}
