import CPango
import CoreGraphics

/// The last line of a limited layout: the rest of the text up to a separator, cut to the width.
///
/// Only as much of the text is shaped as can matter, so that a megabyte costs what a line costs: a guess first, and
/// four times as much while the line is not full.
struct TruncatedLine {
  let shaped: ShapedText
  let isTruncated: Bool

  private static let most = 1 << 20

  /// Lays the line out, in the direction of the paragraph when it is known, else in that of the line's first letter.
  init?(
    source: TextSource, options: TextOptions, measures: LineMeasures, width: CGFloat?, start: Int, isRightToLeft: Bool?
  ) {
    var guess = measures.likelyBytes(lines: 1, width: width ?? 10_000)
    while true {
      let line = source.line(from: start, within: options.truncation.needsEnd ? Int.max : guess)
      let pieces = Self.pieces(of: start..<line.end, source, options.truncation, guess)
      // A shown ellipsis says that there is more, also behind a separator.
      let suffix = line.isFollowed && options.truncation != .clip ? "\u{2026}" : ""
      guard
        let shaped = ShapedText(
          source, pieces: pieces, suffix: suffix, rightToLeft: isRightToLeft ?? false, isNatural: isRightToLeft == nil,
          wraps: false)
      else { return nil }
      let limit = width ?? measures.safeWidth(bytes: pieces.reduce(0) { $0 + $1.count })
      let isCut = Self.cut(shaped, to: limit, options.truncation)
      let isComplete = line.isWhole && pieces.reduce(0) { $0 + $1.count } == line.end - start
      if isCut || isComplete || guess >= Self.most {
        self.shaped = shaped
        isTruncated = isCut || !isComplete || line.isFollowed
        return
      }
      guess *= 4
    }
  }

  /// Sets the width and answers whether the line is wider.
  private static func cut(_ shaped: ShapedText, to width: CGFloat?, _ truncation: TextTruncation) -> Bool {
    pango_layout_set_single_paragraph_mode(shaped.layout, 1)
    guard let width else { return false }
    if truncation != .clip {
      pango_layout_set_width(shaped.layout, units(width))
      pango_layout_set_ellipsize(shaped.layout, truncation.ellipsize)
      return pango_layout_is_ellipsized(shaped.layout) != 0
    }
    var logical = PangoRectangle()
    pango_layout_get_extents(shaped.layout, nil, &logical)
    return points(logical.width) > width + 0.01
  }

  /// Which bytes of a long line to shape: its beginning, its end, or both.
  private static func pieces(
    of line: Range<Int>, _ source: TextSource, _ truncation: TextTruncation, _ guess: Int
  ) -> [Range<Int>] {
    guard line.count > 2 * guess else { return [line] }
    let head = source.characterStart(atOrBefore: line.lowerBound + guess)
    let tail = source.characterStart(atOrBefore: line.upperBound - guess)
    switch truncation {
    case .tail, .clip, .none: return [line.lowerBound..<head]
    case .head: return [tail..<line.upperBound]
    case .middle: return [line.lowerBound..<head, tail..<line.upperBound]
    }
  }
}

extension TextTruncation {
  /// Whether the end of the line is shown.
  fileprivate var needsEnd: Bool { self == .head || self == .middle }

  fileprivate var ellipsize: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail, .clip, .none: PANGO_ELLIPSIZE_END
    }
  }
}
