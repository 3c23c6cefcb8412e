import CoreGraphics

/// The blurred mask of a layer's shadow path, kept while path, radius and scale stay.
struct PathShadow {
  let path: CGPath
  let radius: CGFloat
  let scale: CGFloat
  let mask: ShadowMask
}

extension CALayer {
  /// Paints the shadow of the path, or of the bounds with their corners; not where the layer itself will hide it.
  final func paintShadow(
    _ shape: LayerShape, _ color: CGColor, in context: CGContext, scale: CGFloat, opacity: CGFloat
  ) {
    let state = shown ?? values
    let isHiding = state.opacity >= 1 && (state.backgroundColor?.alpha ?? 0) >= 1
    let hidden = isHiding ? context.wholePixels(inside: shape.inside) : nil
    let (offset, radius) = (state.shadowOffset, state.shadowRadius)
    if state.shadowPath == nil, shape.outline == nil, shape.corners == .all || shape.radius == 0 {
      let mask = ShadowMask.shared(
        roundedRect: shape.rect.size, cornerRadius: shape.radius, radius: radius, scale: scale)
      guard let mask else { return }
      let origin = CGPoint(x: shape.rect.minX + offset.width, y: shape.rect.minY + offset.height)
      return context.paint(mask, color: color, at: origin, opacity: opacity, hidden: hidden)
    }
    guard let mask = pathShadow(state.shadowPath ?? shape.path, radius, scale) else { return }
    context.paint(
      mask, color: color, at: CGPoint(x: offset.width, y: offset.height), opacity: opacity, hidden: hidden)
  }

  private func pathShadow(_ path: CGPath, _ radius: CGFloat, _ scale: CGFloat) -> ShadowMask? {
    if let kept = pathShadow, kept.radius == radius, kept.scale == scale, kept.path == path { return kept.mask }
    guard let mask = ShadowMask.shared(path: path, radius: radius, scale: scale) else { return nil }
    pathShadow = PathShadow(path: path, radius: radius, scale: scale, mask: mask)
    return mask
  }
}

extension CGContext {
  /// The whole device pixels inside a rectangle; nil where the space is turned or there are none.
  fileprivate func wholePixels(inside rect: CGRect) -> CGRect? {
    let device = deviceTransform
    guard device.b == 0, device.c == 0, !rect.isNull else { return nil }
    let pixels = rect.applying(device).wholePixelsInside
    return pixels.isNull ? nil : pixels.applying(device.inverted())
  }
}
