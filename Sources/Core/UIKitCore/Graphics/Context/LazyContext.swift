package import CoreGraphics
import Foundation

/// A graphics context that is made when somebody first draws into it.
///
/// A view pushes one around its `draw(_:)`; a view that draws nothing never gets a backing store. The graphics stack
/// makes the context when the current one is asked for.
package nonisolated final class LazyContext {
  /// The context, or nil as long as nobody has asked for it.
  package private(set) var context: CGContext?

  /// How to make it; nil once that was tried, so that a failure is not repeated for every stroke.
  private var make: (() -> CGContext?)?

  /// What `UIGraphicsGetImageFromCurrentImageContext` needs; nil if the context makes no image.
  let imageScale: CGFloat?

  /// Creates a context that will be made by the closure at most once.
  package convenience init(make: @escaping () -> CGContext?) {
    self.init(make: make, imageScale: nil)
  }

  init(make: @escaping () -> CGContext?, imageScale: CGFloat?) {
    self.make = make
    self.imageScale = imageScale
  }

  /// Wraps a context that exists.
  init(_ context: CGContext) {
    self.context = context
    imageScale = nil
  }

  /// The context, made now if need be; nil if that fails.
  package func demand() -> CGContext? {
    if let make {
      self.make = nil
      context = make()
    }
    return context
  }
}
