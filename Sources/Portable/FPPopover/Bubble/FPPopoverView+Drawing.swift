import UIKit

extension FPPopoverView {
  /// Fills the outline, then strokes the borders from the same path.
  func draw(_ arrangement: BubbleLayout, in context: CGContext) {
    let inner = outline(inset: arrangement.outlineInset).path
    context.saveGState()
    context.addPath(inner)
    context.clip()
    if arrangement.hasBorder {
      fill(shownColors, in: context)
    } else {
      // Not under the content: a rim of tint along its rounded corners would show as a dark line.
      let content = arrangement.contentFrame.withoutNegativeSize
      context.addRect(bounds)
      context.addRect(content)
      context.clip(using: .evenOdd)
      // Without a border tint belongs to the title alone; the arrow of bare content has the content's colour.
      fill(arrangement.hasTitle ? shownColors : FPPopoverColors(content: self.content), in: context)
    }
    context.restoreGState()
    guard arrangement.hasBorder else { return }
    stroke(inner, gray: 0.7, in: context)
    stroke(outline(inset: BubbleMetrics.outerInset).path, gray: 0.4, in: context)
    guard draw3dBorder else { return }
    let frame = arrangement.contentFrame.withoutNegativeSize
    stroke(CGPath(rect: frame, transform: nil), gray: 0.7, in: context)
    stroke(CGPath(rect: frame.insetBy(dx: -1, dy: -1), transform: nil), gray: 0.4, in: context)
  }

  private func fill(_ colors: FPPopoverColors, in context: CGContext) {
    context.setFillColor(colors.fill.resolvedColor(with: traitCollection).cgColor)
    context.fill(bounds)
    var stops = colors.gradient
    if shownDirection == .up, let top = colors.topUnderArrow, !stops.isEmpty { stops[0] = top }
    let shades = stops.map { $0.resolvedColor(with: traitCollection).cgColor }
    guard shades.count > 1 else { return }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: shades as CFArray, locations: nil)
    else { return }
    let isLong = shownDirection == .up || shownDirection == .none
    let end = colors.fillsHeight ? bounds.height : isLong ? 40 : 20
    // The gradient replaces the fill above its end, also where its colours are translucent.
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: bounds.width, height: end))
    if stops.contains(where: { $0.cgColor.alpha < 1 }) { context.clear(bounds) }
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: end), options: [])
    context.restoreGState()
  }

  private func stroke(_ path: CGPath, gray: CGFloat, in context: CGContext) {
    context.addPath(path)
    context.setStrokeColor(UIColor(white: gray, alpha: 1).cgColor)
    context.setLineWidth(1)
    context.strokePath()
  }
}

extension FPPopoverColors {
  /// The ground of a content, for the arrow that stands on it; the system's where the content has none of its own.
  fileprivate init(content: UIView?) {
    let ground = content?.backgroundColor ?? .clear
    self.init(ground.cgColor.alpha > 0 ? ground : .systemBackground)
  }
}
