// On iOS a `String` has the members of `NSString`; here it has its own.

public import Foundation

nonisolated extension String {
  /// The size of the string in points, not rounded; newlines make lines, and nothing else does.
  ///
  /// Without a font it is measured in the system's at 12 points. Layouts are kept, so that measuring the same text
  /// again costs next to nothing.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size
  }

  /// Draws the string with its top left corner at the point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(at: point, for: "String.draw(at:)")
  }

  /// Draws the string into the rectangle of the current context, its lines wrapped.
  ///
  /// Lines that do not fit into the height are left out, except the first.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect, for: "String.draw(in:)")
  }

  /// Draws the string into the rectangle as the options say; a width or height of 0 is no limit.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(with: rect, options, context, for: "String.draw(with:)")
  }

  /// What the string takes up within the size as the options say; a width or height of 0 is no limit.
  ///
  /// The origin is that of `draw(with:options:attributes:context:)`, so without `usesLineFragmentOrigin` the
  /// rectangle begins above it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).bounds(size, options, context)
  }
}
