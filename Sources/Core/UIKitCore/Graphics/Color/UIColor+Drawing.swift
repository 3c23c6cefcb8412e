import CoreGraphics
import Foundation

nonisolated extension UIColor {
  /// Makes this the colour of fills and strokes of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills of the current context.
  public func setFill() {
    GraphicsStack.context(for: "UIColor.setFill()")?.setFillColor(cgColor)
  }

  /// Makes this the colour of strokes of the current context.
  public func setStroke() {
    GraphicsStack.context(for: "UIColor.setStroke()")?.setStrokeColor(cgColor)
  }
}
