public import struct Foundation.CGFloat

/// The measures of a font in points, all of them positive lengths.
///
/// They come from the first font of the list alone, never from laid-out text, so that rows do not change height with
/// an Arabic or Chinese name in them.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat
  /// From the baseline down to the bottom of the line.
  public var descender: CGFloat
  /// The gap that the font asks for between lines, not part of the line height.
  public var leading: CGFloat

  /// Makes measures.
  public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of a line: ascender and descender.
  public var lineHeight: CGFloat { ascender + descender }
}
