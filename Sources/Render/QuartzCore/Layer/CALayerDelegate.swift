public import CoreGraphics
public import Foundation

/// What a layer asks of its delegate; everything is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the contents.
  func display(_ layer: CALayer)
  /// Draws the contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells that contents are about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a property changes: an action, `NSNull` for nothing, nil for the next answer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Makes the contents by drawing.
  public func display(_ layer: CALayer) { layer.drawPicture() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has no answer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What can happen when a layer's property changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Starts; the property has its new value already.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, and so stops the search for an action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
