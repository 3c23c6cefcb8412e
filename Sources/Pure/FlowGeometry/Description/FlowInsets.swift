public import Foundation

/// Widths, in points, along the four edges of a section or a view.
public struct FlowInsets: Equatable, Sendable {
  /// The width along the top edge.
  public var top: CGFloat
  /// The width along the left edge; the leading one, which is mirrored in right-to-left.
  public var left: CGFloat
  /// The width along the bottom edge.
  public var bottom: CGFloat
  /// The width along the right edge; the trailing one, which is mirrored in right-to-left.
  public var right: CGFloat

  /// Makes insets edge by edge, none by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
