import Typesetting
import UIKitCore

extension UILabel {
  /// A layout and where its top left lies.
  struct Placed {
    let layout: TextLayout
    let origin: CGPoint

    var firstBaseline: CGFloat { origin.y + layout.firstBaseline }
    var lastBaseline: CGFloat { origin.y + layout.lastBaseline }
  }

  /// The text in a rectangle, in the middle of its height, the first baseline on a pixel.
  final func place(in rect: CGRect) -> Placed {
    let fit = fontFit(for: rect.size)
    let layout = layout(fit.content, width: rect.width, height: rect.height, lines: max(numberOfLines, 0))
    let x =
      layout.options.width == nil
      ? offset(of: layout.size.width, in: rect.width, isRightToLeft: layout.lines.first?.isRightToLeft == true) : 0
    let baseline = firstBaseline(of: layout, in: rect.height, factor: fit.factor)
    let top = baseline.rounded(toPixelsOf: contentScaleFactor) - layout.firstBaseline
    return Placed(layout: layout, origin: CGPoint(x: rect.minX + x, y: rect.minY + top))
  }

  private func firstBaseline(of layout: TextLayout, in height: CGFloat, factor: CGFloat) -> CGFloat {
    let middle = (height - layout.size.height) / 2
    guard factor < 1 else { return middle + layout.firstBaseline }
    switch baselineAdjustment {
    case .alignCenters: return middle + layout.firstBaseline
    case .none: return layout.firstBaseline
    case .alignBaselines:
      // All lengths of a font grow with its size.
      return (height - layout.size.height / factor) / 2 + layout.firstBaseline / factor
    }
  }

  final func drawContent(in rect: CGRect) {
    guard hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let placed = place(in: rect)
    context.saveGState()
    if !isEnabled {
      context.setAlpha(0.4)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let shadowColor {
      let point = CGPoint(x: placed.origin.x + shadowOffset.width, y: placed.origin.y + shadowOffset.height)
      draw(placed.layout, whollyIn: shadowColor, at: point, in: context)
    }
    if isHighlighted, let highlightedTextColor {
      draw(placed.layout, whollyIn: highlightedTextColor, at: placed.origin, in: context)
    } else {
      context.setFillColor(ink.cgColor)
      placed.layout.draw(in: context, at: placed.origin)
    }
    if !isEnabled { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Draws every part in one colour, also those that bring their own.
  private func draw(_ layout: TextLayout, whollyIn color: UIColor, at point: CGPoint, in context: CGContext) {
    context.setFillColor(color.cgColor)
    let bare = layout.content.changingAttributes { attributes in
      attributes.color = nil
      attributes.background = nil
    }
    let layout = bare == layout.content ? layout : TextLayoutCache.shared.layout(bare, layout.options)
    layout.draw(in: context, at: point)
  }
}
