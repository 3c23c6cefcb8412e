import CPango
public import CoreGraphics

extension TextLayout {
  /// The rectangles that a range of the text covers: one a line, and several where directions mix.
  ///
  /// - Parameter range: UTF-8 bytes of the text; `TextContent.utf8Range(ofUTF16:)` makes them of UTF-16 units.
  /// - Returns: Rectangles from the layout's top left, as high as their lines.
  public func rects(for range: Range<Int>) -> [CGRect] {
    TextEngine.shared.withLock {
      lines.indices.flatMap { index -> [CGRect] in
        let line = lines[index]
        let part = range.clamped(to: line.range)
        guard !part.isEmpty else { return [] }
        let (pangoLine, owner) = shapedLines[index]
        let lower = shaped[owner].local(of: part.lowerBound)
        let upper = shaped[owner].local(of: part.upperBound)
        let left = Self.ranges(of: pangoLine, 0..<Int(Int32.max)).map(\.lowerBound).min() ?? 0
        return Self.ranges(of: pangoLine, lower..<max(upper, lower)).map { piece in
          CGRect(
            x: line.rect.minX + points(piece.lowerBound - left), y: line.rect.minY,
            width: points(piece.upperBound - piece.lowerBound), height: line.rect.height)
        }
      }
    }
  }

  /// Pango's ranges along the line, in its units from where Pango puts the line.
  private static func ranges(
    of line: UnsafeMutablePointer<PangoLayoutLine>, _ range: Range<Int>
  ) -> [ClosedRange<Int32>] {
    var values: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound), &values, &count)
    guard let values else { return [] }
    defer { g_free(values) }
    return (0..<Int(count)).map { index in
      let (a, b) = (values[2 * index], values[2 * index + 1])
      return min(a, b)...max(a, b)
    }
  }

  /// The place in the text, in UTF-8 bytes, that is nearest to a point: before or after the character there.
  ///
  /// A point above the first line counts as in it, one below the last as in that one.
  public func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite, !lines.isEmpty else { return 0 }
    let index = lines.firstIndex { point.y < $0.rect.maxY } ?? lines.count - 1
    let (line, owner) = shapedLines[index]
    return TextEngine.shared.withLock {
      var (local, trailing): (Int32, Int32) = (0, 0)
      pango_layout_line_x_to_index(line, units(point.x - lines[index].rect.minX), &local, &trailing)
      let start = shaped[owner].source(of: Int(local))
      // A cluster of several code points counts as the one character that it is.
      let bytes = content.text.utf8
      guard trailing > 0, let at = bytes.index(bytes.startIndex, offsetBy: start, limitedBy: bytes.endIndex),
        at < bytes.endIndex
      else { return start }
      let scalars = content.text.unicodeScalars
      let after = scalars.index(at, offsetBy: Int(trailing), limitedBy: scalars.endIndex) ?? scalars.endIndex
      return bytes.distance(from: bytes.startIndex, to: after)
    }
  }

  /// The upright line, of no width, where a caret before the byte of the text stands.
  public func caretRect(at offset: Int) -> CGRect {
    guard !lines.isEmpty else {
      return CGRect(x: 0, y: 0, width: 0, height: content.attributes.font.metrics.lineHeight)
    }
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    let (line, owner) = shapedLines[index]
    return TextEngine.shared.withLock {
      var x: Int32 = 0
      let local = shaped[owner].local(of: min(max(offset, 0), content.text.utf8.count))
      pango_layout_line_index_to_x(line, Int32(clamping: local), 0, &x)
      let rect = lines[index].rect
      return CGRect(x: rect.minX + points(x), y: rect.minY, width: 0, height: rect.height)
    }
  }
}
