import CCairo
import CPango
public import CoreGraphics

extension TextLayout {
  /// Draws the text with the layout's top left at the point.
  ///
  /// The context's y must point down, as it does in a view; scale and every other transform of the context apply to the
  /// outlines, so text is sharp at any scale. Text without a colour of its own is drawn in the fill colour.
  ///
  /// - Parameters:
  ///   - context: Where to draw.
  ///   - point: The layout's top left in user space; NaN draws nothing.
  public func draw(in context: CGContext, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, !lines.isEmpty else { return }
    // Cairo draws the bitmaps of emoji without the source's alpha; a layer fades them all the same. In UTF-8 emoji begin
    // with F0 or E2, or are followed by a variation selector, which begins with EF.
    guard context.alpha == 1 || !content.text.utf8.contains(where: { $0 == 0xF0 || $0 == 0xE2 || $0 == 0xEF }) else {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      draw(in: context, at: point)
      return context.endTransparencyLayer()
    }
    drawBackgrounds(in: context, at: point)
    let isClipped = options.truncation == .clip && isTruncated
    if isClipped {
      context.saveGState()
      context.clip(to: CGRect(x: point.x, y: point.y, width: options.limitedWidth ?? size.width, height: size.height))
    }
    let seen = visibleLines(in: context, at: point)
    context.render { cairo in
      context.setSource(context.fillColor)
      TextEngine.shared.withLock {
        guard plain.isEmpty else {
          for (line, glyphs) in zip(lines[seen], plain[seen]) {
            glyphs.draw(in: cairo, x: point.x + line.rect.minX, y: point.y + line.baseline)
          }
          return
        }
        for (line, record) in zip(lines[seen], pango.lines[seen]) {
          cairo_move_to(cairo, point.x + line.rect.minX, point.y + line.baseline)
          pango_cairo_show_layout_line(cairo, record.line)
        }
      }
      cairo_new_path(cairo)
    }
    if isClipped { context.restoreGState() }
  }

  /// The lines that the clip lets through, and one more at either end, whose letters may reach out of their line.
  private func visibleLines(in context: CGContext, at point: CGPoint) -> Range<Int> {
    guard lines.count > 3 else { return lines.indices }
    let clip = context.boundingBoxOfClipPath
    guard !clip.isNull else { return 0..<0 }
    let first = lines.partitioningIndex { $0.rect.maxY + point.y >= clip.minY }
    let last = lines.partitioningIndex { $0.rect.minY + point.y > clip.maxY }
    return max(first - 1, 0)..<min(max(last + 1, first), lines.count)
  }

  private func drawBackgrounds(in context: CGContext, at point: CGPoint) {
    for segment in content.storage.segments.isEmpty ? [] : content.storage.segments {
      if let color = segment.attributes.background { fill(segment.range, with: color, in: context, at: point) }
    }
    if content.runs.isEmpty, let color = content.attributes.background {
      for line in lines { context.fill(line.rect.offsetBy(dx: point.x, dy: point.y), with: color) }
    }
  }

  private func fill(_ range: Range<Int>, with color: CGColor, in context: CGContext, at point: CGPoint) {
    for rect in rects(for: range) { context.fill(rect.offsetBy(dx: point.x, dy: point.y), with: color) }
  }
}

extension Array {
  /// The first index whose element meets a condition that, once met, all later ones meet; by halving.
  fileprivate func partitioningIndex(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
