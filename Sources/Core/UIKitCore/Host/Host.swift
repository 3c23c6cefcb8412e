import CoreGraphics
package import QuartzCore

/// What shows applications: a window system or a test stage.
///
/// Nothing above knows which one.
///
/// A host makes windows, calls `RenderLoop.shared.turn()` when the loop has work, and hands each window's input to
/// `UIWindowScene.handle(_:)`.
@MainActor
package protocol Host: AnyObject {
  /// The size, in points, and scale of windows nobody gave a size.
  var defaultWindow: (size: CGSize, scale: CGFloat) { get }
  /// A window for a scene, shown at once.
  func makeWindow(for scene: UIWindowScene) -> any HostWindow
  /// Whether there is a clipboard that other programs share.
  var hasClipboard: Bool { get }
  /// The text in it; nil when there is none.
  var clipboardText: String? { get set }
  /// The last scene was closed: the application ends.
  func quit()
}

extension Host {
  package var hasClipboard: Bool { false }
  package var clipboardText: String? {
    get { nil }
    set {}
  }
}

/// A window of a host.
@MainActor
package protocol HostWindow: RenderTarget {
  /// The name in the title bar.
  func setTitle(_ title: String)
  /// The smallest and largest size in points.
  func setSizeLimits(minimum: CGSize, maximum: CGSize)
  /// What the pointer looks like over the window.
  func setCursor(_ cursor: HostCursor)
  /// Whether typed text is wanted, and where the caret is in the window, for what input methods show beside it.
  func setTextInput(isActive: Bool, caret: CGRect?)
  /// Takes the window off the screen.
  func close()
}

extension HostWindow {
  package func setTextInput(isActive: Bool, caret: CGRect?) {}
}

/// What a pointer looks like.
package enum HostCursor: Sendable {
  /// The usual arrow.
  case arrow
  /// The beam over text that can be edited.
  case beam
}
