import CoreGraphics

/// A layer tree on a screen: its root, its scale, its damage, and what shows it.
@MainActor
package final class LayerContext {
  package let root: CALayer
  /// Device pixels to a point.
  package var scale: CGFloat { didSet { if scale != oldValue { damageAll() } } }
  package weak var target: (any RenderTarget)? { didSet { damageAll() } }
  /// Runs before each round of layout: constraints; says whether it changed anything.
  package var prepareLayout: (() -> Void)?
  package var damage = DamageRegion()
  /// What the last frame that drew has drawn, in device pixels; pixels that were moved are not among it.
  package internal(set) var drawnPixels: [CGRect] = []
  private(set) var needsFrame = true

  package init(root: CALayer, scale: CGFloat) {
    self.root = root
    self.scale = scale
    root.context = self
    RenderLoop.shared.add(self)
  }

  /// Takes the tree off the screen; its picture stays as it is.
  package func close() {
    root.forgetPainted()
    root.context = nil
    RenderLoop.shared.remove(self)
  }

  package func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    RenderLoop.shared.wake()
  }

  /// Draws all of the window in the next frame.
  package func damageAll() {
    damage.add(root.frame)
    setNeedsFrame()
  }

  /// The passes after animation, in order: constraints and layout, display, composite, present.
  func runPasses() {
    guard needsFrame else { return }
    needsFrame = false
    let didEnd = RenderLoop.shared.passDidEnd
    runLayoutPass()
    didEnd?(.layout)
    root.displayBelow()
    didEnd?(.display)
    runCompositePass()
    didEnd?(.present)
  }
}
