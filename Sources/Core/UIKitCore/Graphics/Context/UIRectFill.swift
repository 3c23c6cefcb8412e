public import CoreGraphics
import Foundation

/// Fills the rectangle with the current fill colour, replacing what is there.
public nonisolated func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills the rectangle with the current fill colour.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.context(for: "UIRectFill") else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a frame of one point inside the rectangle's edges with the current fill colour, replacing what is there.
public nonisolated func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Fills a frame of one point inside the rectangle's edges with the current fill colour.
public nonisolated func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.context(for: "UIRectFrame") else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  // The two rectangles wind the same way; by the even-odd rule the inner one is a hole.
  context.addRect(rect)
  if rect.width > 2, rect.height > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Cuts the clip of the current context down to the rectangle.
public nonisolated func UIRectClip(_ rect: CGRect) {
  GraphicsStack.context(for: "UIRectClip")?.clip(to: rect)
}
