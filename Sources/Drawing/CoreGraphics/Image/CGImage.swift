import CCairo

/// A picture of pixels that do not change.
///
/// Ours is always 32 bits a pixel in the machine's order, alpha first and premultiplied, or 8 bits of alpha for a mask.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Makes an image of a provider's bytes.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at most 32,767.
  ///   - height: Rows, at most 32,767.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 32, or 8 for grey.
  ///   - bytesPerRow: The distance of rows.
  ///   - space: RGB, or grey with 8 bits a pixel.
  ///   - bitmapInfo: Any 8-bit layout that Apple documents.
  ///   - provider: At least `height * bytesPerRow` bytes; fewer make the answer nil.
  ///   - decode: Not used.
  ///   - shouldInterpolate: Not used.
  ///   - intent: Not used.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, let bytes = provider.data,
      let layout = PixelLayout(bitmapInfo, bitsPerPixel: bitsPerPixel, model: space.model),
      let bitmap = layout.bitmap(from: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(bitmap)
  }

  /// Compares identity, as on iOS.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Hashes identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
  /// Pixels in a row.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32, or 8 for a mask.
  public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
  /// The distance of rows.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// sRGB, or nil for a mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  /// Where alpha is.
  public var alphaInfo: CGImageAlphaInfo { bitmap.format.alphaInfo }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { bitmap.format.bitmapInfo }
  /// Whether the image is alpha only.
  public var isMask: Bool { bitmap.format == .alpha }
  /// True.
  public var shouldInterpolate: Bool { true }

  /// The pixels' bytes, copied.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: bitmap.bytes) }

  /// The same image; images do not change.
  public func copy() -> CGImage? { self }

  /// A part of the image in pixels from the top left, sharing the memory; nil when it lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard !rect.isNull, rect.origin.isFinite else { return nil }
    let part = rect.integral.intersection(bounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    return bitmap.part(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
      .map(CGImage.init)
  }

  /// Whether no pixel can be seen through.
  package var isOpaque: Bool { bitmap.format == .opaque }
}

extension Bitmap.Format {
  var alphaInfo: CGImageAlphaInfo {
    switch self {
    case .argb: .premultipliedFirst
    case .opaque: .noneSkipFirst
    case .alpha: .alphaOnly
    }
  }

  var bitmapInfo: CGBitmapInfo {
    let order: CGBitmapInfo = 1.littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big
    return CGBitmapInfo(rawValue: alphaInfo.rawValue).union(self == .alpha ? [] : order)
  }
}
