import CoreGraphics

extension CALayer {
  /// Has the pixels of the layer moved instead of drawn, where that gives the same picture: the layer is opaque and
  /// plain, it was scrolled by whole pixels, and nothing lies in front of it.
  ///
  /// What is not moved of `visible`, the layer's part that can be seen, is damaged.
  ///
  /// - Returns: The shift, or nil where all has to be drawn.
  final func scrollPixels(_ visible: CGRect, into pass: inout DamagePass) -> PixelShift? {
    let scale = pass.scale
    let (dx, dy) = (paintedBounds.minX - values.bounds.minX, paintedBounds.minY - values.bounds.minY)
    let (wide, high) = ((dx * scale).rounded(), (dy * scale).rounded())
    guard !visible.isNull, abs(wide - dx * scale) < 0.001, abs(high - dy * scale) < 0.001, wide != 0 || high != 0,
      holdsPlainPixels
    else { return nil }
    let room = roomToMovePixels(visible)
    guard !room.isNull else { return nil }
    let rect = room.scaled(by: scale).wholePixelsInside
    let target = rect.intersection(rect.offsetBy(dx: wide, dy: high))
    // Moving little is not worth its bookkeeping, and moves that meet are too hard.
    guard !target.isNull, target.height * target.width * 4 > rect.height * rect.width,
      !pass.moves.contains(where: { $0.rect.intersects(rect) })
    else { return nil }
    pass.moves.append(PixelMove(rect: rect, dx: Int(wide), dy: Int(high)))
    let shift = PixelShift(
      dx: wide / scale, dy: high / scale, visible: visible, target: target.scaled(by: 1 / scale))
    // Pixels that are wrong are moved too, and are wrong there as well.
    for rect in pass.damage.rects { pass.damage.add(shift.target(of: rect.intersection(visible))) }
    for part in visible.parts(around: shift.target) { pass.damage.add(part) }
    return shift
  }

  /// Whether the layer shows a colour and what it holds, nothing of what lies behind.
  private var holdsPlainPixels: Bool {
    masksToBounds && shown == nil && picture == nil && shapeExtent.isNull && (values.backgroundColor?.alpha ?? 0) >= 1
      && (values.borderWidth == 0 || values.borderColor == nil)
  }

  /// The part of `visible` in which no ancestor's corners, no border and no layer in front of this one is to be seen.
  private func roomToMovePixels(_ visible: CGRect) -> CGRect {
    var room = visible
    var layer = self
    while true {
      let state = layer.values
      guard layer.shown == nil, state.opacity >= 1, layer.maskLayer == nil, state.transform == CATransform3DIdentity
      else { return .null }
      let shape = LayerShape(layer, state)
      if layer.masksToBounds, !shape.isPlain {
        room = room.intersection(shape.inside.applying(layer.transformToRoot()))
      }
      if layer !== self, state.borderWidth > 0, state.borderColor != nil {
        let inner = state.bounds.insetBy(dx: state.borderWidth, dy: state.borderWidth)
        room = room.intersection(inner.applying(layer.transformToRoot()))
      }
      guard !room.isNull, !room.isEmpty else { return .null }
      guard let parent = layer.parent else { return room }
      let siblings = parent.paintOrder
      guard let place = siblings.lastIndex(where: { $0 === layer }) else { return .null }
      if siblings[(place + 1)...].contains(where: { $0.paintedBelow.intersects(room) }) { return .null }
      layer = parent
    }
  }
}

extension CGRect {
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
