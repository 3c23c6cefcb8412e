public import CoreGraphics

/// The lines drawn under or through text.
public enum TextLineStyle: Hashable, Sendable {
  /// None.
  case none
  /// One line.
  case single
  /// Two lines.
  case double
}

/// How a piece of text looks.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The colour, or nil for the context's fill colour at the time of drawing.
  public var color: CGColor?
  /// The colour of the line box behind the text.
  public var background: CGColor?
  /// The line under the text.
  public var underline: TextLineStyle
  /// Whether a line goes through the text.
  public var hasStrikethrough: Bool
  /// The extra space between characters, in points.
  public var kern: CGFloat
  /// How far the text is raised above the baseline, in points.
  public var rise: CGFloat

  /// Makes attributes.
  public init(
    font: Font, color: CGColor? = nil, background: CGColor? = nil, underline: TextLineStyle = .none,
    hasStrikethrough: Bool = false, kern: CGFloat = 0, rise: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.background = background
    self.underline = underline
    self.hasStrikethrough = hasStrikethrough
    self.kern = kern
    self.rise = rise
  }
}

/// Attributes of a range of text.
public struct TextRun: Hashable, Sendable {
  /// The range in UTF-8 bytes of the text.
  public var range: Range<Int>
  /// How the range looks.
  public var attributes: TextAttributes

  /// Makes a run.
  public init(_ range: Range<Int>, _ attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}
