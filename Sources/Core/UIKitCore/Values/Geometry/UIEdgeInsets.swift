public import Foundation

/// Distances from the four sides of a rectangle, in points; positive values point inwards.
///
/// It is encoded as Apple encodes it: four numbers without keys, in the order top, left, bottom, right.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the left side, whatever the writing direction.
  public var left: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the right side, whatever the writing direction.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from the distance of each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of the left and the right inset.
  package var horizontal: CGFloat { left + right }

  /// The sum of the top and the bottom inset.
  package var vertical: CGFloat { top + bottom }
}

nonisolated extension UIEdgeInsets: Codable {
  /// Reads four numbers without keys.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.unkeyedNumbers(4)
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Writes four numbers without keys.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeUnkeyed([top, left, bottom, right])
  }
}

nonisolated extension CGRect {
  /// The rectangle moved inwards by the insets of each side; negative insets enlarge it.
  ///
  /// Insets wider than the rectangle give a rectangle of negative size, as on iOS, so that
  /// `rect.inset(by: a).inset(by: b)` does not depend on the order.
  ///
  /// `CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))`
  /// is `(2, 1, 4, 6)`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.horizontal,
      height: size.height - insets.vertical)
  }
}

/// Whether both insets are the same; `==` says it too.
public nonisolated func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}
