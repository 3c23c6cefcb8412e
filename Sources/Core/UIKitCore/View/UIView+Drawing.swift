public import CoreGraphics
package import QuartzCore

extension UIView: LayerPainter {
  /// Draws the whole view anew in the next frame.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Draws the view anew in the next frame; the picture is always drawn whole.
  public func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  package func paintContents(of layer: CALayer, makeContext: @escaping () -> CGContext?) {
    guard !bounds.isEmpty else { return }
    GraphicsStack.push(lazy: LazyContext(make: makeContext))
    traitCollection.performAsCurrent { draw(bounds) }
    GraphicsStack.pop()
  }

  package func restore(_ change: () -> Void) {
    let colour = layer.backgroundColor
    changeGeometry(change)
    if layer.backgroundColor != colour { background = layer.backgroundColor.map(UIColor.init(cgColor:)) }
  }

  final func applyBackground() {
    layer.backgroundColor = background.map { $0.resolvedColor(with: traitCollection).cgColor }
  }

  final func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tintDidChange() }
  }

  /// Draws what the view shows into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
