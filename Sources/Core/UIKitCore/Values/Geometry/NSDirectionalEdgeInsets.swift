public import Foundation

/// Distances from the sides of a rectangle, in points, where the sides follow the writing direction.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the side where lines of text begin.
  public var leading: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the side where lines of text end.
  public var trailing: CGFloat

  /// No distance on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the distance of each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distances with left and right in place of leading and trailing.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }

  /// The directional form of insets with left and right.
  package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }
}

nonisolated extension NSDirectionalEdgeInsets: Codable {
  /// Reads four numbers without keys: top, leading, bottom, trailing.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.unkeyedNumbers(4)
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Writes four numbers without keys.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeUnkeyed([top, leading, bottom, trailing])
  }
}
