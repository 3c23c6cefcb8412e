import CoreGraphics
import QuartzCore
import UIKitCore

/// The host of a stage: one window over a bitmap.
final class StageHost: Host {
  let defaultWindow: (size: CGSize, scale: CGFloat)
  private(set) var window: StageWindow?
  private(set) var hasQuit = false
  var textInputDidChange: ((Bool) -> Void)?

  init(size: CGSize, scale: CGFloat) {
    defaultWindow = (CGSize(width: max(size.width, 1), height: max(size.height, 1)), max(scale, 0.25))
  }

  func makeWindow(for scene: UIWindowScene) -> any HostWindow {
    let made = StageWindow(scene: scene, size: defaultWindow.size, scale: defaultWindow.scale)
    window = made
    made.textInputDidChange = { [weak self] in self?.textInputDidChange?($0) }
    return made
  }

  func quit() { hasQuit = true }

  let hasClipboard = true
  var clipboardText: String?
}

/// A bitmap that a scene's picture is composited into.
final class StageWindow: HostWindow {
  weak var scene: UIWindowScene?
  private(set) var context: CGContext?
  private(set) var title = ""
  private(set) var cursor = HostCursor.arrow
  private(set) var frames = 0
  private(set) var textInput: (isActive: Bool, caret: CGRect?) = (false, nil)
  /// Told when typed text begins or ceases to be wanted.
  var textInputDidChange: ((Bool) -> Void)?

  init(scene: UIWindowScene, size: CGSize, scale: CGFloat) {
    self.scene = scene
    resize(size, scale: scale)
  }

  func resize(_ size: CGSize, scale: CGFloat) {
    context = CGContext(
      pixelsWide: max(Int((size.width * scale).rounded()), 1), pixelsHigh: max(Int((size.height * scale).rounded()), 1),
      scale: 1, opaque: true)
  }

  func beginFrame() -> CGContext? { context }

  func present(_ damage: [CGRect]) {
    frames += 1
  }

  func setTitle(_ title: String) { self.title = title }
  func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
  func setCursor(_ cursor: HostCursor) { self.cursor = cursor }
  func setTextInput(isActive: Bool, caret: CGRect?) {
    let wasActive = textInput.isActive
    textInput = (isActive, caret)
    if isActive != wasActive { textInputDidChange?(isActive) }
  }

  func close() { scene = nil }
}
