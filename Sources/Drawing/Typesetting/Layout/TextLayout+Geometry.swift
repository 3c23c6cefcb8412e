import CPango
public import CoreGraphics

extension TextLayout {
  /// The rectangles that a range of the text covers: one a line, and several where directions mix.
  ///
  /// - Parameter range: UTF-8 bytes of the text; `TextContent.utf8Range(ofUTF16:)` makes them of UTF-16 units.
  /// - Returns: Rectangles from the layout's top left, as high as their lines.
  public func rects(for range: Range<Int>) -> [CGRect] {
    TextEngine.shared.withLock {
      let pango = pango
      return lines.indices.flatMap { index -> [CGRect] in
        let line = lines[index]
        let part = range.clamped(to: line.range)
        guard !part.isEmpty else { return [] }
        let (pangoLine, owner) = pango.lines[index]
        // A range that reaches beyond the line would be taken as far as the layout's edge.
        let start = Int(pangoLine.pointee.start_index)
        let whole = start..<start + max(Int(pangoLine.pointee.length), 0)
        let lower = min(max(pango.owners[owner].local(of: part.lowerBound), whole.lowerBound), whole.upperBound)
        let upper = min(max(pango.owners[owner].local(of: part.upperBound), lower), whole.upperBound)
        let left = Self.ranges(of: pangoLine, whole).map(\.lowerBound).min() ?? 0
        return Self.ranges(of: pangoLine, lower..<upper).map { piece in
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
}
