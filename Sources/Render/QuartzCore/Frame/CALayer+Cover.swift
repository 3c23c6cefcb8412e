import CoreGraphics

extension CALayer {
  /// The way to the front layer whose background covers an area wholly, so that nothing behind it can be seen there.
  ///
  /// The area is in the root's superspace. Empty where there is no such layer.
  ///
  /// - Complexity: the layers that reach over the area; those that only touch it are passed by.
  final func cover(of area: CGRect) -> [CALayer] {
    var way: [CALayer] = []
    _ = findCover(of: area, x: 0, y: 0, &way)
    return way
  }

  /// `x` and `y` lead from the superlayer's space to the root's superspace.
  private func findCover(of area: CGRect, x: CGFloat, y: CGFloat, _ way: inout [CALayer]) -> Bool {
    let state = shown ?? values
    guard !state.isHidden, state.opacity >= 1, maskLayer == nil, paintedBelow.contains(area),
      state.transform == CATransform3DIdentity
    else { return false }
    let toSuperlayer = state.toSuperlayer
    let (x, y) = (x + toSuperlayer.tx, y + toSuperlayer.ty)
    let isSolid = (state.backgroundColor?.alpha ?? 0) >= 1
    guard isSolid || !children.isEmpty else { return false }
    let isInside = LayerShape(self, state).inside.offsetBy(dx: x, dy: y).contains(area)
    if masksToBounds && !isInside { return false }
    way.append(self)
    for child in paintOrder.reversed() where child.findCover(of: area, x: x, y: y, &way) { return true }
    if isSolid && isInside { return true }
    way.removeLast()
    return false
  }
}
