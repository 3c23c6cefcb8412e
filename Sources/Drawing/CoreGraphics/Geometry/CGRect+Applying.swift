extension CGPoint {
  /// The point that the transform maps this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size that the transform maps this one to, its shift left out.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four corners after the transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let box = standardized
    // Each edge takes, of every product, the end that lies further out; no corner is built.
    let (ax, bx) = (t.a * box.minX, t.a * box.maxX)
    let (cx, dx) = (t.c * box.minY, t.c * box.maxY)
    let (ay, by) = (t.b * box.minX, t.b * box.maxX)
    let (cy, dy) = (t.d * box.minY, t.d * box.maxY)
    let left = min(ax, bx) + min(cx, dx) + t.tx
    let top = min(ay, by) + min(cy, dy) + t.ty
    return CGRect(
      x: left, y: top, width: max(ax, bx) + max(cx, dx) + t.tx - left, height: max(ay, by) + max(cy, dy) + t.ty - top)
  }
}
