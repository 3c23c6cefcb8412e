import CoreGraphics

extension LayerContext {
  /// Finds the damage and draws it, nothing else, into the target; then the target shows it.
  func runCompositePass() {
    let size = root.shownFrame.size
    let screen = CGRect(origin: root.shownFrame.origin, size: size)
    var pass = DamagePass(damage: damage, scale: scale)
    root.collectDamage(.identity, clip: screen, moved: false, shift: nil, into: &pass)
    damage = pass.damage
    guard !damage.isEmpty || !pass.moves.isEmpty, let target, let context = target.beginFrame() else {
      if !pass.moves.isEmpty { damageAll() }
      return
    }
    let pixels = damage.rects.map { pixelRect($0.intersection(screen)) }.filter { !$0.isEmpty }
    damage.removeAll()
    for move in pass.moves { context.movePixels(in: move.rect, dx: move.dx, dy: move.dy) }
    for rect in pixels { draw(rect, in: context) }
    drawnPixels = pixels
    RenderLoop.shared.passDidEnd?(.composite)
    let shown = pixels + pass.moves.map(\.rect)
    if !shown.isEmpty { target.present(shown) }
  }

  /// Draws one rectangle of pixels of the tree.
  private func draw(_ pixels: CGRect, in context: CGContext) {
    let area = CGRect(
      x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale, height: pixels.height / scale)
    let cover = root.cover(of: area)
    context.saveGState()
    context.clip(to: pixels)
    if cover.isEmpty { context.clear(pixels) }
    context.scaleBy(x: scale, y: scale)
    Compositor(context: context, scale: scale, cover: cover).paint(root, area: area)
    context.restoreGState()
  }

  /// The whole device pixels around a rectangle of points; a hundredth of one more counts as noise.
  private func pixelRect(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .zero }
    let x = (rect.minX * scale + 0.01).rounded(.down)
    let y = (rect.minY * scale + 0.01).rounded(.down)
    let right = (rect.maxX * scale - 0.01).rounded(.up)
    let bottom = (rect.maxY * scale - 0.01).rounded(.up)
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}

extension CALayer {
  /// Draws this layer and all it holds, as if at the origin, into a context of points, y down; nothing of the screen is
  /// involved.
  ///
  /// The tree is laid out and displayed first.
  package final func render(into context: CGContext, scale: CGFloat) {
    layoutBelow()
    displayBelow()
    let state = shown ?? values
    context.saveGState()
    context.concatenate(state.toSuperlayer.inverted())
    Compositor(context: context, scale: scale, prunes: false).paint(self, area: .infinite)
    context.restoreGState()
  }

  /// Draws the layer and all it holds into a context, without damage or pruning.
  public func render(in ctx: CGContext) {
    let transform = ctx.ctm
    render(into: ctx, scale: max((transform.a * transform.a + transform.b * transform.b).squareRoot(), 0.01))
  }
}
