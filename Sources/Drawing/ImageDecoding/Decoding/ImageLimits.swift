/// What a picture from anywhere may cost.
public struct ImageLimits: Hashable, Sendable {
  /// The greatest size of the file, in bytes.
  public var maximumBytes: Int
  /// The greatest number of pixels that are decoded; each takes up to eight bytes while it is.
  public var maximumPixels: Int
  /// The greatest width and height in pixels; Cairo's own limit is 32,767.
  public var maximumSide: Int

  /// Makes limits; without arguments 64 MiB, 50 million pixels and 32,767 pixels a side.
  public init(maximumBytes: Int = 64 << 20, maximumPixels: Int = 50_000_000, maximumSide: Int = 32_767) {
    self.maximumBytes = maximumBytes
    self.maximumPixels = maximumPixels
    self.maximumSide = min(maximumSide, 32_767)
  }

  func check(bytes: Int) throws(ImageDecodingError) {
    if bytes > maximumBytes { throw .tooManyBytes(count: bytes, limit: maximumBytes) }
  }

  func check(_ size: PixelSize) throws(ImageDecodingError) {
    guard size.width <= maximumSide, size.height <= maximumSide, size.width * size.height <= maximumPixels else {
      throw .tooManyPixels(width: size.width, height: size.height, limits: self)
    }
  }
}
