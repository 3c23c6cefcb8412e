import CoreGraphics
package import Foundation
import QuartzCore
package import UIKitCore

/// A host without a display: scenes are composited into bitmaps nobody sees, in real time.
///
/// An application runs on it as on a screen, with its timers, its answers from other threads and its accessibility
/// tree, until it is told to end.
package final class HeadlessHost: UIKitCore.Host {
  package let defaultWindow: (size: CGSize, scale: CGFloat)
  package let loop = MainLoop()

  package init(size: CGSize, variables: [String: String] = ProcessInfo.processInfo.environment) {
    defaultWindow = (size, DisplayScale.choose(variable: variables["POPOVER_SCALE"], resources: nil))
  }

  package func makeWindow(for scene: UIWindowScene) -> any HostWindow {
    BitmapWindow(size: defaultWindow.size, scale: defaultWindow.scale)
  }

  package func quit() { loop.stop() }

  /// Runs an application to its end and returns the exit status.
  package func run(_ delegate: AnyClass?) -> Int32 { loop.run(delegate, on: self) }
}

/// A window that is only a bitmap.
final class BitmapWindow: HostWindow {
  private let context: CGContext?

  init(size: CGSize, scale: CGFloat) {
    context = CGContext(
      pixelsWide: max(Int((size.width * scale).rounded()), 1), pixelsHigh: max(Int((size.height * scale).rounded()), 1),
      scale: 1, opaque: true)
  }

  func beginFrame() -> CGContext? { context }
  func present(_ damage: [CGRect]) {}
  func setTitle(_ title: String) {}
  func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
  func setCursor(_ cursor: HostCursor) {}
  func close() {}
}
