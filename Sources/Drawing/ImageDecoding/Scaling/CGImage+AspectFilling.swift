public import CoreGraphics

extension CGImage {
  /// A copy in another size that the picture fills, cut at the longer side, its corners round or not.
  ///
  /// Drawing 200 pictures that are clipped and scaled each time takes a hundred times as long as drawing 200 that were
  /// kept like this, so make such a copy once per picture, size and scale.
  ///
  /// - Parameters:
  ///   - pixelsWide: The copy's width.
  ///   - pixelsHigh: The copy's height.
  ///   - cornerRadius: In pixels; half of the shorter side or more makes a square round.
  /// - Returns: The copy, or nil when a size is not in 1...32,767 or there is no memory.
  public func aspectFilled(pixelsWide: Int, pixelsHigh: Int, cornerRadius: CGFloat = 0) -> CGImage? {
    let isOpaque = bitmap.format == .opaque && cornerRadius <= 0
    guard let context = CGContext(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, scale: 1, opaque: isOpaque) else {
      return nil
    }
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(pixelsWide), height: CGFloat(pixelsHigh))
    let scale = max(bounds.width / CGFloat(width), bounds.height / CGFloat(height))
    let size = CGSize(width: CGFloat(width) * scale, height: CGFloat(height) * scale)
    let place = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let radius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
    context.fillRoundedRect(bounds, radius: radius, image: self, in: place)
    return context.unsafeSharedImage
  }

  /// The image in another size, or itself when it has that size already.
  func resized(to size: PixelSize) -> CGImage {
    if size == PixelSize(width: width, height: height) { return self }
    return aspectFilled(pixelsWide: size.width, pixelsHigh: size.height) ?? self
  }
}
