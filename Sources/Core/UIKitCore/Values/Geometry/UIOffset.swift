public import Foundation

/// A displacement in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates a displacement of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a displacement from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

nonisolated extension UIOffset: Codable {
  /// Reads two numbers without keys: horizontal, vertical.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.unkeyedNumbers(2)
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Writes two numbers without keys.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeUnkeyed([horizontal, vertical])
  }
}

/// Whether both displacements are the same; `==` says it too.
public nonisolated func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}
