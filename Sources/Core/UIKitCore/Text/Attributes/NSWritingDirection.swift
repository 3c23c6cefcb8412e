import Foundation

/// The direction in which a paragraph is written.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// That of the paragraph's first letter.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
