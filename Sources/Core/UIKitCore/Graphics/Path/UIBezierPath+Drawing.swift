public import CoreGraphics
import Foundation

nonisolated extension UIBezierPath {
  /// Fills the path with the current fill colour.
  public func fill() {
    guard let context = GraphicsStack.context(for: "UIBezierPath.fill()") else { return }
    addFill(to: context)
  }

  /// Fills the path with the current fill colour, blended and faded.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha, "UIBezierPath.fill(with:alpha:)") { addFill(to: $0) }
  }

  /// Draws the outline with the current stroke colour and the path's own style.
  public func stroke() {
    guard let context = GraphicsStack.context(for: "UIBezierPath.stroke()") else { return }
    context.saveGState()
    addStroke(to: context)
    context.restoreGState()
  }

  /// Draws the outline with the current stroke colour and the path's own style, blended and faded.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha, "UIBezierPath.stroke(with:alpha:)") { addStroke(to: $0) }
  }

  /// Cuts the clip of the current context down to the inside of the path; of an empty path nothing is left.
  public func addClip() {
    guard let context = GraphicsStack.context(for: "UIBezierPath.addClip()") else { return }
    guard !elements.isEmpty else { return context.clip(to: CGRect.zero) }
    context.beginPath()
    context.addPath(elements)
    context.clip(using: fillRule)
  }

  /// Sets the lengths of dashes and gaps in points, and where in the pattern a stroke begins; nil for solid lines.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dash = (lengths, phase)
  }

  /// Writes the dash pattern, its count and its phase to the pointers that are not nil.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.lengths, count: dash.lengths.count)
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  private func addFill(to context: CGContext) {
    context.beginPath()
    context.addPath(elements)
    context.fillPath(using: fillRule)
  }

  private func addStroke(to context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setFlatness(flatness)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(elements)
    context.strokePath()
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ operation: String, _ draw: (CGContext) -> Void) {
    guard let context = GraphicsStack.context(for: operation) else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    draw(context)
    context.restoreGState()
  }
}
