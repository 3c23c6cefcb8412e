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
    drawBackgrounds(in: context, at: point)
    let isClipped = options.truncation == .clip && isTruncated
    if isClipped {
      context.saveGState()
      context.clip(to: CGRect(x: point.x, y: point.y, width: options.limitedWidth ?? size.width, height: size.height))
    }
    context.render { cairo in
      context.setSource(context.fillColor)
      TextEngine.shared.withLock {
        for (line, record) in zip(lines, shapedLines) {
          cairo_move_to(cairo, point.x + line.rect.minX, point.y + line.baseline)
          pango_cairo_show_layout_line(cairo, record.line)
        }
      }
      cairo_new_path(cairo)
    }
    if isClipped { context.restoreGState() }
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
