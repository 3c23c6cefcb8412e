import CCairo

/// The soft shadow of a shape: 8 bits of alpha, built once for a size and painted in any colour.
package final class ShadowMask: Sendable {
  /// Where the mask's top left lies from the shape's origin, in points; negative by the blur's reach.
  package let origin: CGPoint
  /// The size in points.
  package let size: CGSize
  /// Pixels a point.
  package let scale: CGFloat
  package let bitmap: Bitmap

  init(bitmap: Bitmap, origin: CGPoint, scale: CGFloat) {
    self.bitmap = bitmap
    self.origin = origin
    self.scale = scale
    size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Makes the shadow of any path, in time proportional to the pixels of its bounds.
  ///
  /// - Parameters:
  ///   - path: The shape, in points, y pointing down.
  ///   - radius: The blur in points as `CALayer.shadowRadius` has it: the standard deviation.
  ///   - scale: Pixels a point.
  package convenience init?(path: CGPath, radius: CGFloat, scale: CGFloat) {
    let box = path.boundingBoxOfPath
    guard !box.isNull, box.origin.isFinite, box.width.isFinite, box.height.isFinite, scale > 0 else { return nil }
    let margin = BoxBlur.reach(radius * scale)
    let left = (box.minX * scale).rounded(.down) - CGFloat(margin)
    let top = (box.minY * scale).rounded(.down) - CGFloat(margin)
    let right = (box.maxX * scale).rounded(.up) + CGFloat(margin)
    let bottom = (box.maxY * scale).rounded(.up) + CGFloat(margin)
    guard right - left <= CGFloat(Bitmap.maximumEdge), bottom - top <= CGFloat(Bitmap.maximumEdge),
      let bitmap = Bitmap(width: Int(right - left), height: Int(bottom - top), format: .alpha),
      let painter = CGContext(
        bitmap: bitmap, base: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top))
    else { return nil }
    painter.addPath(path)
    painter.fillPath()
    BoxBlur.blur(bitmap, deviation: radius * scale)
    self.init(bitmap: bitmap, origin: CGPoint(x: left / scale, y: top / scale), scale: scale)
  }

  /// Makes the shadow of a rounded rectangle at the origin.
  ///
  /// Only a small one is blurred, just large enough that its middle row and column are flat, and kept for all sizes; the
  /// full size follows by copying rows, so a large shadow costs little more than writing its bytes, also while its
  /// size is animated.
  package convenience init?(roundedRect size: CGSize, cornerRadius: CGFloat, radius: CGFloat, scale: CGFloat) {
    guard size.width.isFinite, size.height.isFinite, cornerRadius.isFinite, radius.isFinite, scale > 0,
      scale.isFinite, size.width * scale < 1e5, size.height * scale < 1e5
    else { return nil }
    let corner = min(max(cornerRadius, 0), min(size.width, size.height) / 2)
    let margin = BoxBlur.reach(radius * scale)
    // A pixel is flat when the blur, reaching `margin` to either side, sees no corner.
    let small = 2 * (Int((corner * scale).rounded(.up)) + margin) + 1
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    guard width > 0, height > 0 else { return nil }
    guard width >= small, height >= small else {
      let shape = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      self.init(
        path: CGPath(roundedRect: shape, cornerWidth: corner, cornerHeight: corner, transform: nil), radius: radius,
        scale: scale)
      return
    }
    guard let seed = ShadowMask.seed(side: small, cornerRadius: corner, radius: radius, scale: scale),
      let bitmap = seed.bitmap.stretched(byWidth: width - small, height: height - small)
    else { return nil }
    self.init(bitmap: bitmap, origin: seed.origin, scale: scale)
  }
}

extension Bitmap {
  /// An alpha bitmap in which the middle column and row are repeated.
  fileprivate func stretched(byWidth extraWidth: Int, height extraHeight: Int) -> Bitmap? {
    if extraWidth == 0 && extraHeight == 0 { return self }
    guard let target = Bitmap(width: width + extraWidth, height: height + extraHeight, format: .alpha) else {
      return nil
    }
    let (left, top) = (width / 2, height / 2)
    for y in 0..<target.height {
      let row = target.data + y * target.bytesPerRow
      if y > top && y <= top + extraHeight {
        row.copyMemory(from: target.data + top * target.bytesPerRow, byteCount: target.width)
        continue
      }
      let source = data + (y <= top ? y : y - extraHeight) * bytesPerRow
      row.copyMemory(from: source, byteCount: left)
      let middle = source.load(fromByteOffset: left, as: UInt8.self)
      (row + left).initializeMemory(as: UInt8.self, repeating: middle, count: extraWidth)
      (row + left + extraWidth).copyMemory(from: source + left, byteCount: width - left)
    }
    target.markDirty()
    return target
  }
}
