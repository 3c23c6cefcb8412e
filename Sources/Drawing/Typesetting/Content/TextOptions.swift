public import struct Foundation.CGFloat

/// What happens to text that does not fit into the last line.
public enum TextTruncation: Hashable, Sendable {
  /// Lines that do not fit are left out.
  case none
  /// The last line runs on without wrapping and is cut at the width.
  case clip
  /// The last line ends in an ellipsis.
  case tail
  /// The last line has an ellipsis in its middle.
  case middle
  /// The last line begins with an ellipsis.
  case head
}

/// Where lines may break.
public enum TextWrapping: Hashable, Sendable {
  /// Between words, and within a word that is wider than a line.
  case word
  /// Between any two characters.
  case character
}

/// Where lines lie within the width.
public enum TextAlignment: Hashable, Sendable {
  /// At the edge where the line's own direction starts.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, except a paragraph's last line, which is natural.
  case justified
}

/// The direction that a paragraph begins in.
public enum TextDirection: Hashable, Sendable {
  /// That of its first letter (Unicode Bidirectional Algorithm, P2 and P3).
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How text is laid out.
public struct TextOptions: Hashable, Sendable {
  /// The width in points that lines wrap at; nil, NaN and infinity mean no limit, and a negative one means 0.
  public var width: CGFloat?
  /// The height in points that lines must fit into, except the first; nil, NaN and infinity mean no limit.
  public var maximumHeight: CGFloat?
  /// The greatest number of lines; 0 means no limit.
  public var lineLimit: Int
  /// What happens to text that does not fit.
  public var truncation: TextTruncation
  /// Where lines may break.
  public var wrapping: TextWrapping
  /// Where lines lie within the width, or within the widest line when there is no width.
  public var alignment: TextAlignment
  /// The direction that paragraphs begin in.
  public var direction: TextDirection
  /// The space between lines in points.
  public var lineSpacing: CGFloat
  /// The least height of a line in points; the extra lies above the text.
  public var minimumLineHeight: CGFloat
  /// The greatest height of a line in points; 0 means no limit.
  public var maximumLineHeight: CGFloat

  /// Makes options.
  public init(
    width: CGFloat? = nil, maximumHeight: CGFloat? = nil, lineLimit: Int = 0, truncation: TextTruncation = .tail,
    wrapping: TextWrapping = .word, alignment: TextAlignment = .natural, direction: TextDirection = .natural,
    lineSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  ) {
    self.width = width
    self.maximumHeight = maximumHeight
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.wrapping = wrapping
    self.alignment = alignment
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// The width as a length, if it is one.
  var limitedWidth: CGFloat? {
    guard let width, width.isFinite, width < 1_000_000 else { return nil }
    return max(width, 0)
  }

  /// The height as a length, if it is one.
  var limitedHeight: CGFloat? {
    guard let maximumHeight, maximumHeight.isFinite else { return nil }
    return max(maximumHeight, 0)
  }

  /// Hashes what differs most; equality compares everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(maximumHeight)
    hasher.combine(lineLimit)
  }
}
