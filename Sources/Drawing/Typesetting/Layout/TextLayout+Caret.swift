import CPango
public import CoreGraphics

extension TextLayout {
  /// The place in the text, in UTF-8 bytes, that is nearest to a point: before or after the character there.
  ///
  /// A point above the first line counts as in it, one below the last as in that one.
  public func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite, !lines.isEmpty else { return 0 }
    let index = lines.firstIndex { point.y < $0.rect.maxY } ?? lines.count - 1
    return TextEngine.shared.withLock {
      let (line, owner) = (pango.lines[index].line, pango.owners[pango.lines[index].owner])
      var (local, trailing): (Int32, Int32) = (0, 0)
      pango_layout_line_x_to_index(line, units(point.x - lines[index].rect.minX), &local, &trailing)
      return offset(after: trailing, from: owner.source(of: Int(local)))
    }
  }

  /// The upright line, of no width, where a caret before the byte of the text stands.
  ///
  /// Where directions meet there are two places; this is the one where text in the line's own direction would come.
  public func caretRect(at offset: Int) -> CGRect {
    guard !lines.isEmpty else {
      return CGRect(x: 0, y: 0, width: 0, height: content.attributes.font.metrics.lineHeight)
    }
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    return TextEngine.shared.withLock {
      let (line, owner) = (pango.lines[index].line, pango.owners[pango.lines[index].owner])
      let local = Int32(clamping: owner.local(of: min(max(offset, 0), content.text.utf8.count)))
      var leading: Int32 = 0
      pango_layout_line_index_to_x(line, local, 0, &leading)
      // Pango says the strong place from the layout's edge, and the leading one from there and from the line's.
      var (place, strong) = (PangoRectangle(), PangoRectangle())
      pango_layout_index_to_pos(owner.layout, local, &place)
      pango_layout_get_cursor_pos(owner.layout, local, &strong, nil)
      let isOnLine = place.y == strong.y
      let rect = lines[index].rect
      let x = isOnLine ? leading + strong.x - place.x : leading
      return CGRect(x: rect.minX + points(x), y: rect.minY, width: 0, height: rect.height)
    }
  }

  /// Moves a caret one character to the right or left as it is seen.
  ///
  /// - Parameters:
  ///   - offset: Where it is, in UTF-8 bytes.
  ///   - goesRight: Whether it moves to the right.
  /// - Returns: Where it comes to; nil at the end of the text.
  public func caret(movedFrom offset: Int, toRight goesRight: Bool) -> Int? {
    guard !lines.isEmpty else { return nil }
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    return TextEngine.shared.withLock {
      if lines.count == 1, !plain.isEmpty || Self.hasOneDirection(pango.lines[0].line) {
        return neighbour(of: offset, isForward: goesRight != lines[0].isRightToLeft)
      }
      let owner = pango.owners[pango.lines[index].owner]
      var (new, trailing): (Int32, Int32) = (0, 0)
      pango_layout_move_cursor_visually(
        owner.layout, 1, Int32(clamping: owner.local(of: min(max(offset, 0), content.text.utf8.count))), 0,
        goesRight ? 1 : -1, &new, &trailing)
      guard new >= 0, new != Int32.max else { return nil }
      return self.offset(after: trailing, from: owner.source(of: Int(new)))
    }
  }

  /// Whether all of a line runs in its own direction: then the text's order is the order on the screen, and Pango,
  /// which takes a time that grows with the square of the line, need not be asked.
  private static func hasOneDirection(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Bool {
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    var node = line.pointee.runs
    while let current = node {
      let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = run?.pointee.item, (item.pointee.analysis.level & 1 == 1) == isRightToLeft else { return false }
      node = current.pointee.next
    }
    return true
  }

  /// The character's end after a byte, or its start before one; nil at the ends of the text.
  private func neighbour(of offset: Int, isForward: Bool) -> Int? {
    let text = content.text
    let count = text.utf8.count
    let index = text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), count))
    if isForward ? offset >= count : offset <= 0 { return nil }
    return text.utf8.distance(
      from: text.startIndex, to: isForward ? text.index(after: index) : text.index(before: index))
  }

  /// The byte so many code points after another: a cluster of several counts as the one character that it is.
  private func offset(after scalars: Int32, from start: Int) -> Int {
    let bytes = content.text.utf8
    guard scalars > 0, let at = bytes.index(bytes.startIndex, offsetBy: start, limitedBy: bytes.endIndex),
      at < bytes.endIndex
    else { return start }
    let all = content.text.unicodeScalars
    let after = all.index(at, offsetBy: Int(scalars), limitedBy: all.endIndex) ?? all.endIndex
    return bytes.distance(from: bytes.startIndex, to: after)
  }
}
