public import CoreGraphics
import Foundation

/// The context that drawing goes to, or nil where nothing is being drawn.
///
/// Each thread has its own. In a view's `draw(_:)` the first call makes the view's backing store.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current
}

/// Makes the context the current one of this thread until the matching `UIGraphicsPopContext()`.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(lazy: LazyContext(context))
}

/// Makes the previously current context current again.
public nonisolated func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

/// Begins an image of the size in points at one pixel a point, not opaque.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context the current one until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points. Without area or beyond `ImageContext.pixelLimit` there is no context, and a warning.
///   - opaque: Whether the image has no transparency; it then begins black, else clear.
///   - scale: Pixels a point; 0 for those of the screen.
public nonisolated func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : ImageContext.screenScale
  let context = LazyContext(
    make: { ImageContext.make(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: opaque) },
    imageScale: scale)
  GraphicsStack.push(lazy: context)
}

/// What was drawn since `UIGraphicsBeginImageContextWithOptions`, or nil where no image is being drawn.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = GraphicsStack.top, let scale = top.imageScale, let image = top.demand()?.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image that `UIGraphicsBeginImageContextWithOptions` began.
public nonisolated func UIGraphicsEndImageContext() {
  guard GraphicsStack.top?.imageScale != nil else {
    Warnings.report(
      "UIGraphicsEndImageContext() was called where no image had been begun; nothing was ended.",
      once: "graphics end image")
    return
  }
  GraphicsStack.pop()
}
