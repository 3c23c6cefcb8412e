public import struct Foundation.CGFloat

/// Which font to set text in: a description, found among the installed fonts when text is laid out.
///
///     Font(size: 15, weight: .bold).metrics.lineHeight   // 18.15 with Inter
public struct Font: Hashable, Sendable {
  /// The name of the family, or nil for the system's list: Inter, then Noto for every other script.
  public var family: String?
  /// The size in points, 1...10,000; what lies outside is brought in.
  public var size: CGFloat
  /// How thick the strokes are.
  public var weight: FontWeight
  /// Whether the letters lean.
  public var isItalic: Bool
  /// Whether all letters are equally wide; without a family it chooses the system's monospaced list.
  public var isMonospaced: Bool
  /// Whether the digits are equally wide.
  public var hasMonospacedDigits: Bool

  /// Makes a description.
  public init(
    family: String? = nil, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The measures of the first font that the description finds; looked up once and kept.
  public var metrics: FontMetrics { TextEngine.shared.withLock { TextEngine.shared.resolve(self).metrics } }

  /// The height of capital letters; a font that is asked for it is looked for once more, in a large size.
  public var capHeight: CGFloat { heights.cap * size }

  /// The height of a lower-case x, which costs as much.
  public var xHeight: CGFloat { heights.x * size }

  private var heights: LetterHeights { TextEngine.shared.withLock { LetterHeights.of(self, TextEngine.shared) } }
}
