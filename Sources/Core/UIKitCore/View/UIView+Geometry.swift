public import CoreGraphics
public import QuartzCore

extension UIView {
  /// A point of this view in another's space; nil is the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: target(view)) }

  /// A point of another view in this one's space; nil is the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: target(view)) }

  /// A rectangle of this view in another's space; nil is the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: target(view)) }

  /// A rectangle of another view in this one's space; nil is the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: target(view)) }

  /// The transform of the layer.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Pixels of the picture to a point.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      layer.contentsScale = newValue
      layer.setNeedsDisplay()
    }
  }

  /// The view whose alpha cuts what this one shows.
  public var mask: UIView? {
    get { layer.mask?.delegate as? UIView }
    set {
      maskReference = newValue
      layer.mask = newValue?.layer
    }
  }

  private enum MaskKey {}
  private var maskReference: UIView? {
    get { attachments[ObjectIdentifier(MaskKey.self)] as? UIView }
    set { attachments[ObjectIdentifier(MaskKey.self)] = newValue }
  }

  private func target(_ view: UIView?) -> CALayer? { view?.layer ?? window?.layer }

  /// Changes frame, bounds or middle, then tells whoever depends on them.
  final func changeGeometry(_ change: () -> Void) {
    let (oldSize, oldPosition, oldOrigin) = (layer.bounds.size, layer.position, layer.bounds.origin)
    change()
    let size = layer.bounds.size
    if size != oldSize {
      hooks?.boundsSizeDidChange(from: oldSize)
      if contentMode == .redraw { layer.setNeedsDisplay() }
      if autoresizesSubviews { resizeSubviews(from: oldSize) }
    }
    guard size != oldSize || layer.position != oldPosition || layer.bounds.origin != oldOrigin else { return }
    layoutGeometryDidChange()
    updateSafeArea()
    if layer.bounds.origin != oldOrigin, !safeArea.isZero { for view in subviews { view.updateSafeArea() } }
  }

  /// NaN stops the program as on iOS; what is infinite has no pixels.
  final func checked(_ rect: CGRect, _ what: String) -> CGRect {
    if rect.minX.isNaN || rect.minY.isNaN || rect.width.isNaN || rect.height.isNaN {
      programmerError("\(type(of: self)).\(what) contains NaN: \(rect). Check the divisions it was computed with.")
    }
    return rect
  }

  final func checked(_ point: CGPoint, _ what: String) -> CGPoint {
    if point.x.isNaN || point.y.isNaN { programmerError("\(type(of: self)).\(what) contains NaN: \(point).") }
    return point
  }

  final func applyContentMode() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// Has all views that scroll around this one show it, as far as they can.
  package final func bringIntoView() {
    var ancestor = superview
    while let next = ancestor {
      next.hooks?.bringIntoView(convert(bounds, to: next))
      ancestor = next.superview
    }
  }
}

extension CGPoint {
  package nonisolated func roundedToPixel(_ scale: CGFloat) -> CGPoint {
    CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}

extension UIEdgeInsets {
  nonisolated var isZero: Bool { self == .zero }
}
