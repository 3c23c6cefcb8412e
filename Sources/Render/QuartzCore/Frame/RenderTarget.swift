package import CoreGraphics

/// Where the picture of one window goes: a window's surface or a bitmap of a test stage.
@MainActor
package protocol RenderTarget: AnyObject {
  /// A context over the target's pixels, in pixels, y down, that keeps what was drawn before; nil while there
  /// is nothing to draw on.
  func beginFrame() -> CGContext?
  /// Shows the rectangles, in pixels.
  func present(_ damage: [CGRect])
}
