/// How lines stand between the two sides.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right side.
  case right = 2
  /// At both sides, with the spaces widened; the last line stands at the natural side.
  case justified = 3
  /// At the side where lines of the text's own script begin.
  case natural = 4
}

/// What happens to a line that is too long.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// It goes on at the next word; a word wider than a line is broken.
  case byWordWrapping = 0
  /// It goes on at the next character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// Its end is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// Its middle is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}
