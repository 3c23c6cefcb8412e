public import Foundation

/// What all sections of a flow share.
///
/// Two directions describe a flow whichever way it scrolls; this one scrolls vertically:
///
///              along the line
///          +------------------------+
///     a    |         header         |
///     c    |   inset at the top     |
///     r    |  +----+ +----+ +----+  |  -+
///     o    |  |item| |item| |item|  |   | line
///     s    |  +----+ +----+ +----+  |  -+
///     s    |      line spacing      |
///          |  +----+ +----+         |   the last line keeps the columns
///     |    |  |item| |item|         |
///     v    |  +----+ +----+         |
///          |  inset at the bottom   |
///          |         footer         |
///          +------------------------+
///
/// A flow that scrolls horizontally is the transpose: its lines are columns, and its headers stand at the left.
public struct FlowConfiguration: Equatable, Sendable {
  /// Which way the content scrolls, across the lines.
  public var scrollDirection: FlowScrollDirection
  /// The size of the scrolling view, in points.
  public var bounds: CGSize
  /// What the view keeps free around its content.
  ///
  /// Lines are as long as the bounds less this.
  public var contentInset = FlowInsets()
  /// Whether the content is mirrored for a right-to-left language.
  public var isRightToLeft = false
  /// Device pixels to a point: edges of frames lie on whole pixels.
  public var displayScale: CGFloat = 1

  /// Describes a flow in a view of a size; every other wish is a property.
  public init(scrollDirection: FlowScrollDirection = .vertical, bounds: CGSize) {
    self.scrollDirection = scrollDirection
    self.bounds = bounds
  }
}

/// Which way the content of a flow scrolls.
public enum FlowScrollDirection: Hashable, Sendable {
  /// Lines are rows, one below the other.
  case vertical
  /// Lines are columns, one beside the other.
  case horizontal
}
