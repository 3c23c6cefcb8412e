public import Foundation

nonisolated extension NSAttributedString {
  /// The size of the text in points, not rounded; newlines make lines, and nothing else does.
  public func size() -> CGSize {
    StringDrawing(self).size
  }

  /// Draws the text with its top left corner at the point of the current context.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(at: point, for: "NSAttributedString.draw(at:)")
  }

  /// Draws the text into the rectangle of the current context, its lines wrapped.
  ///
  /// Lines that do not fit into the height are left out, except the first.
  public func draw(in rect: CGRect) {
    StringDrawing(self).draw(in: rect, for: "NSAttributedString.draw(in:)")
  }

  /// Draws the text into the rectangle as the options say; a width or height of 0 is no limit.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(with: rect, options, context, for: "NSAttributedString.draw(with:)")
  }

  /// What the text takes up within the size as the options say; a width or height of 0 is no limit.
  ///
  /// The origin is that of `draw(with:options:context:)`, so without `usesLineFragmentOrigin` the rectangle begins
  /// above it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(size, options, context)
  }
}
