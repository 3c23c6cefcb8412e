import CPango
import CoreGraphics

/// Breaks text into lines, at most as many as asked for, and cuts the last one; the engine's lock is held.
///
/// Pango breaks lines. Their heights and places are ours, from the fonts' own measures, so that a name in another
/// script does not move its neighbours. Pango's own truncation counts lines by paragraph or by laid-out heights, which
/// is not what a label needs: here all lines but the last come from one layout, and the last from another that holds
/// the rest of the paragraph with an ellipsis.
struct LayoutBuilder {
  let source: TextSource
  let options: TextOptions
  let width: CGFloat?

  private(set) var lines: [TextLine] = []
  /// The lines' glyphs, when they are all that is needed.
  private(set) var plain: [PlainLine] = []
  private(set) var pango = PangoLines()
  private(set) var isTruncated = false
  private let measures: LineMeasures

  init(source: TextSource, options: TextOptions) {
    self.source = source
    self.options = options
    width = options.limitedWidth
    measures = LineMeasures(source: source, options: options)
  }

  /// - Parameter isPlainEnough: Whether a line may come without lines of Pango.
  mutating func build(isPlainEnough: Bool) {
    guard !source.bytes.isEmpty else { return }
    let isSingle = options.truncation != .none && (options.lineLimit == 1 || measures.fitsOneLineOnly)
    if isPlainEnough, addPlain(isSingle: isSingle) {
      // Nothing is left to be done but to align.
    } else if isSingle {
      addLastLine(from: 0, isRightToLeft: options.direction == .natural ? nil : options.direction == .rightToLeft)
    } else if options.lineLimit > 0 || options.limitedHeight != nil {
      buildLimited()
    } else if let piece = wrap(0..<source.bytes.count) {
      add(linesOf: piece, upTo: nil)
    }
    align()
  }

  /// Wraps as much text as the lines can hold: a guess first, and more of it while lines are left over.
  private mutating func buildLimited() {
    let count = source.bytes.count
    var guess = measures.likelyBytes(width: width ?? 100_000)
    while true {
      let end = source.characterStart(atOrBefore: min(guess, count))
      guard let piece = wrap(0..<end) else { return }
      let available = Int(pango_layout_get_line_count(piece.layout))
      let fitting = measures.lines(fittingInto: available) { Self.range(of: $0, in: piece) }
      // The last line of a part of the text may have been broken by the cut alone.
      if end < count, available <= fitting + 1 {
        guess *= 4
        continue
      }
      guard available > fitting || end < count else { return add(linesOf: piece, upTo: nil) }
      isTruncated = true
      if options.truncation == .none { return add(linesOf: piece, upTo: fitting) }
      let lastStart = Self.range(of: fitting - 1, in: piece).lowerBound
      let line = pango_layout_get_line_readonly(piece.layout, Int32(fitting - 1))
      let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      add(linesOf: piece, upTo: fitting - 1)
      return addLastLine(from: lastStart, isRightToLeft: isRightToLeft)
    }
  }

  private func wrap(_ range: Range<Int>) -> ShapedText? {
    let isRightToLeft = options.direction == .rightToLeft
    guard
      let piece = ShapedText(
        source, pieces: [range], rightToLeft: isRightToLeft, isNatural: options.direction == .natural, wraps: true)
    else { return nil }
    if let limit = width ?? measures.safeWidth(bytes: range.count) {
      pango_layout_set_width(piece.layout, units(limit))
    }
    pango_layout_set_wrap(piece.layout, options.wrapping == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
    if options.alignment == .justified { pango_layout_set_justify(piece.layout, 1) }
    return piece
  }

  /// The text's bytes in a line of a piece.
  private static func range(of index: Int, in piece: ShapedText) -> Range<Int> {
    guard let line = pango_layout_get_line_readonly(piece.layout, Int32(index)) else { return 0..<0 }
    let start = piece.source(of: Int(line.pointee.start_index))
    return start..<piece.source(of: Int(line.pointee.start_index + line.pointee.length))
  }

  private mutating func add(linesOf piece: ShapedText, upTo limit: Int?) {
    var remaining = limit ?? Int.max
    guard remaining > 0 else { return }
    pango.owners.append(piece)
    var node = pango_layout_get_lines_readonly(piece.layout)
    while let current = node, remaining > 0 {
      if let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) { add(line) }
      node = current.pointee.next
      remaining -= 1
    }
  }

  /// Adds lines without a layout of Pango, if the text is so simple.
  private mutating func addPlain(isSingle: Bool) -> Bool {
    var parts: [PlainLine.Part]
    if let width, !isSingle {
      parts = PlainLine.wrapped(source, options, width: width) ?? []
      guard measures.lines(fittingInto: parts.count, range: { _ in 0..<0 }) == parts.count else { return false }
    } else {
      parts = PlainLine(source, options, width: width).map { [($0, source.bytes.indices)] } ?? []
    }
    for part in parts { add(part.line.width, part.range, isRightToLeft: false) }
    plain = parts.map(\.line)
    isTruncated = plain.contains { $0.isTruncated }
    return !parts.isEmpty
  }

  /// Adds a line of the last owner below the others.
  private mutating func add(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    let piece = pango.owners[pango.owners.count - 1]
    let start = piece.source(of: Int(line.pointee.start_index))
    let range = start..<max(piece.source(of: Int(line.pointee.start_index + line.pointee.length)), start)
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    add(points(logical.width), range, isRightToLeft: isRightToLeft)
    pango.lines.append((line, pango.owners.count - 1))
  }

  private mutating func add(_ width: CGFloat, _ range: Range<Int>, isRightToLeft: Bool) {
    let measure = measures.measure(of: range)
    let top = lines.last.map { $0.rect.maxY + measures.spacing } ?? 0
    lines.append(
      TextLine(
        rect: CGRect(x: 0, y: top, width: width, height: measure.height),
        baseline: top + measure.height - measure.descender, range: range, isRightToLeft: isRightToLeft))
  }

  /// Adds the rest of the text, as far as the next line separator, as one line that is cut to the width.
  private mutating func addLastLine(from start: Int, isRightToLeft: Bool?) {
    guard
      let last = TruncatedLine(
        source: source, options: options, measures: measures, width: width, start: start, isRightToLeft: isRightToLeft)
    else { return }
    isTruncated = last.isTruncated
    pango.owners.append(last.shaped)
    if let line = pango_layout_get_line_readonly(last.shaped.layout, 0) { add(line) }
  }

  /// Moves lines to where the alignment wants them.
  private mutating func align() {
    let whole = width ?? lines.reduce(0) { max($0, $1.rect.width) }
    for index in lines.indices {
      let isAtRight: Bool
      switch options.alignment {
      case .left: isAtRight = false
      case .right: isAtRight = true
      case .center:
        // A line that is too wide is cut at its end, not at both sides.
        lines[index].rect.origin.x = max((whole - lines[index].rect.width) / 2, 0)
        continue
      case .natural, .justified: isAtRight = lines[index].isRightToLeft
      }
      if isAtRight { lines[index].rect.origin.x = whole - lines[index].rect.width }
    }
  }
}
