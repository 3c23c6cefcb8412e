import CCairo

extension CGContext {
  /// The pixels' memory.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(bitmap.surface)
    return bitmap.data
  }
  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32, or 8 for alpha only.
  public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
  /// The distance of rows.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// sRGB, or nil for alpha only.
  public var colorSpace: CGColorSpace? { bitmap.format == .alpha ? nil : .standardRGB }
  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo { bitmap.format.alphaInfo }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { bitmap.format.bitmapInfo }

  /// The pixels as they are now, copied; nil when memory is short.
  public func makeImage() -> CGImage? { bitmap.copy().map(CGImage.init) }

  /// Finishes what is pending; drawing into memory never is.
  public func flush() { cairo_surface_flush(bitmap.surface) }

  /// Finishes what is pending; drawing into memory never is.
  public func synchronize() { flush() }

  /// Lends the context's own pixels as an image, without a copy.
  ///
  /// The image shows whatever is drawn later; take it only where the context is drawn no more.
  package var unsafeSharedImage: CGImage { CGImage(bitmap) }
}
