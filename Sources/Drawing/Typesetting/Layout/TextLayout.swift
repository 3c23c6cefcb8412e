import CPango
public import CoreGraphics

/// Text that has been broken into lines and measured; it does not change, and can be drawn again and again.
///
///     let layout = TextLayout(TextContent("Ada Lovelace", font: Font(size: 14)), TextOptions(width: 100))
///     layout.size          // the widest line's width, lines times the font's line height
///     layout.draw(in: context, at: CGPoint(x: 50, y: 10))
///
/// A layout is safe to use from several threads; they wait for each other while text is built or drawn. Building costs
/// some 6 to 50 us for a short name, so keep layouts, or let a `TextLayoutCache` keep them.
public final class TextLayout: @unchecked Sendable {
  /// The text.
  public let content: TextContent
  /// How it was laid out.
  public let options: TextOptions
  /// The widest line's width, and the height of all lines with their spacing, not rounded; zero without text.
  public let size: CGSize
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// Whether some of the text is not shown.
  public let isTruncated: Bool

  /// The glyphs of the lines, when they are all that was needed to measure and draw them; else none.
  let plain: [PlainLine]
  /// The glyphs of the text, when it is plain and on one line.
  var wholeLine: GlyphRun? { plain.count == 1 ? plain[0].whole : nil }
  private var madeLines: PangoLines?

  /// Pango's lines, made now if glyphs were enough so far; the engine's lock is held.
  var pango: PangoLines {
    if let madeLines { return madeLines }
    let made = Self.build(content, options, isPlainEnough: false).pango
    madeLines = made
    return made
  }

  /// Lays out text.
  public convenience init(_ content: TextContent, _ options: TextOptions = TextOptions()) {
    self.init(content, options, known: nil)
  }

  /// Lays out text whose glyphs on one line are maybe known.
  init(_ content: TextContent, _ options: TextOptions, known: GlyphRun?) {
    self.content = content
    self.options = options
    let built = TextEngine.shared.withLock { Self.build(content, options, known: known) }
    lines = built.lines
    plain = built.plain
    madeLines = built.plain.isEmpty ? built.pango : nil
    isTruncated = built.isTruncated
    size = CGSize(width: built.lines.reduce(0) { max($0, $1.rect.width) }, height: built.lines.last?.rect.maxY ?? 0)
  }

  private static func build(
    _ content: TextContent, _ options: TextOptions, known: GlyphRun? = nil, isPlainEnough: Bool = true
  ) -> LayoutBuilder {
    TextSource.with(content, known: known) { source in
      var builder = LayoutBuilder(source: source, options: options)
      builder.build(isPlainEnough: isPlainEnough)
      return builder
    }
  }

  /// The number of lines.
  public var lineCount: Int { lines.count }
  /// The distance from the top to the first line's baseline; 0 without text.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last line's baseline; 0 without text.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// Lines that Pango made.
struct PangoLines {
  /// The owners of the lines.
  var owners: [ShapedText] = []
  /// For each line, which owner's it is.
  var lines: [(line: UnsafeMutablePointer<PangoLayoutLine>, owner: Int)] = []
}

/// A line of laid-out text.
public struct TextLine: Hashable, Sendable {
  /// The line box: from where the text begins to where it ends, and the line's full height; from the layout's top left.
  public var rect: CGRect
  /// The distance from the layout's top to the baseline.
  public var baseline: CGFloat
  /// The characters in the line, in UTF-8 bytes of the text; of a line with an ellipsis, those it stands for too.
  public var range: Range<Int>
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool
}
