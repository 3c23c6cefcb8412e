/// Where a pixel's alpha is, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// Alpha last, colours multiplied.
  case premultipliedLast
  /// Alpha first, colours multiplied.
  case premultipliedFirst
  /// Alpha last, colours straight.
  case last
  /// Alpha first, colours straight.
  case first
  /// The last byte is not used.
  case noneSkipLast
  /// The first byte is not used.
  case noneSkipFirst
  /// Alpha only.
  case alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of these bits.
  case orderMask = 0x7000
  /// The big-endian order.
  case orderDefault = 0
  /// 16 bits, little-endian.
  case order16Little = 0x1000
  /// 32 bits, little-endian.
  case order32Little = 0x2000
  /// 16 bits, big-endian.
  case order16Big = 0x3000
  /// 32 bits, big-endian.
  case order32Big = 0x4000
}

/// The layout of a pixel: an alpha info and an order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32
  /// Makes a value of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers; ours never are.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The alpha info among the bits.
  var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
}

/// How an image is drawn at another size than its own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice, which is high.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between the four nearest pixels.
  case low = 2
  /// The average of the covered pixels.
  case high = 3
  /// Between the four nearest pixels.
  case medium = 4
}
