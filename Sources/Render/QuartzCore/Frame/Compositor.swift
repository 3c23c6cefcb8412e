import CoreGraphics

/// Draws layers back to front into the area that is damaged, leaving out what lies outside it.
///
/// A fading layer that paints one thing fades that; one that paints several is drawn into a group first.
@MainActor
struct Compositor {
  let context: CGContext
  let scale: CGFloat
  /// Whether layers whose remembered place misses the area are left out.
  var prunes = true
  /// The layers from the root to one that covers the whole area: what lies behind it is left out too.
  var cover: [CALayer] = []

  /// Draws a layer and all it holds.
  ///
  /// The context's space is the superlayer's; `area` is in the root's. `depth` is the layer's place in `cover` as long as
  /// it is on the way there.
  func paint(_ layer: CALayer, area: CGRect, depth: Int = 0) {
    let state = layer.shown ?? layer.values
    guard !state.isInvisible, !prunes || layer.paintedBelow.intersects(area) else { return }
    context.saveGState()
    context.concatenate(state.toSuperlayer)
    let opacity = CGFloat(min(state.opacity, 1))
    let isGroup = (opacity < 1 && layer.isGroup(state)) || layer.maskLayer != nil
    if isGroup {
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let own = isGroup ? 1 : opacity
    let shape = LayerShape(layer, state)
    let isBehind = isBehindCover(layer, depth)
    if !isBehind, !prunes || layer.painted.intersects(area) { paintOwn(layer, state, shape, own) }
    if !layer.children.isEmpty { paintChildren(layer, shape, area, isBehind ? depth + 1 : .max) }
    if state.borderWidth > 0, let color = state.borderColor, color.alpha > 0 {
      shape.stroke(context, color, state.borderWidth, own)
    }
    if let mask = layer.maskLayer { cut(by: mask, area: area) }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func paintOwn(_ layer: CALayer, _ state: LayerState, _ shape: LayerShape, _ opacity: CGFloat) {
    if state.shadowOpacity > 0, let color = state.shadowColor {
      layer.paintShadow(shape, color, in: context, scale: scale, opacity: opacity * CGFloat(state.shadowOpacity))
    }
    if let color = state.backgroundColor, color.alpha > 0 { shape.fill(context, color, opacity) }
    layer.paintShape(in: context, opacity: opacity)
    if let picture = layer.picture { paintContents(layer, state, picture, shape, opacity) }
  }

  /// Whether the layer is an ancestor of the covering one.
  private func isBehindCover(_ layer: CALayer, _ depth: Int) -> Bool {
    depth < cover.count - 1 && cover[depth] === layer
  }

  private func paintChildren(_ layer: CALayer, _ shape: LayerShape, _ area: CGRect, _ depth: Int) {
    var children = layer.paintOrder[...]
    if depth < cover.count { children = children.drop { $0 !== cover[depth] } }
    guard layer.masksToBounds else {
      for child in children { paint(child, area: area, depth: depth) }
      return
    }
    // Children cut at the corners are drawn once for each band they touch; most touch only the middle.
    let toRoot = prunes ? layer.transformToRoot(shown: true) : .identity
    shape.forEachBand { band, isShaped in
      // Bands that meet between pixels would let what is behind shine through their common edge.
      let band = shape.isPlain ? band : snapped(band)
      let shown = prunes ? band.applying(toRoot).intersection(area) : area
      guard !shown.isNull, !shown.isEmpty else { return }
      context.saveGState()
      context.clip(to: band)
      if isShaped { shape.clip(context) }
      for child in children { paint(child, area: shown, depth: depth) }
      context.restoreGState()
    }
  }

  /// A rectangle with its edges on whole device pixels, where the layer is not turned.
  private func snapped(_ rect: CGRect) -> CGRect {
    let device = context.deviceTransform
    guard device.b == 0, device.c == 0 else { return rect }
    let pixels = rect.applying(device)
    let (left, top) = (pixels.minX.rounded(), pixels.minY.rounded())
    return CGRect(x: left, y: top, width: pixels.maxX.rounded() - left, height: pixels.maxY.rounded() - top)
      .applying(device.inverted())
  }

  /// Keeps of what was drawn what the mask covers.
  private func cut(by mask: CALayer, area: CGRect) {
    context.saveGState()
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    Compositor(context: context, scale: scale, prunes: false).paint(mask, area: area)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension CALayer {
  /// Whether fading needs all the layer shows as one picture: when more than one thing is painted.
  final func isGroup(_ state: LayerState) -> Bool {
    guard allowsGroupOpacity else { return false }
    if !children.isEmpty { return true }
    var parts = 0
    if picture != nil || !shapeExtent.isNull { parts += 1 }
    if (state.backgroundColor?.alpha ?? 0) > 0 { parts += 1 }
    if state.borderWidth > 0 { parts += 1 }
    if state.shadowOpacity > 0 { parts += 1 }
    return parts > 1
  }
}
