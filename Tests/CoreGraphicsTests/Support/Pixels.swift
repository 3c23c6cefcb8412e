import CoreGraphics
import Foundation
import Testing

extension CGContext {
  /// The pixel in column x and row y from the top left, as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x, y) }

  /// A small context whose y points down, filled with a colour.
  static func canvas(
    _ width: Int = 10, _ height: Int = 10, scale: CGFloat = 1, filled color: CGColor? = nil, opaque: Bool = false
  ) throws -> CGContext {
    let made = CGContext(pixelsWide: width, pixelsHigh: height, scale: scale, opaque: opaque)
    let context = try #require(made)
    if let color {
      let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      context.fill(CGRect(origin: .zero, size: size), with: color)
    }
    return context
  }

  /// How many pixels are exactly that.
  func count(of pixel: UInt32) -> Int {
    (0..<height).reduce(0) { sum, y in sum + (0..<width).count { self.pixel($0, y) == pixel } }
  }
}

extension CGImage {
  /// The pixel in column x and row y from the top left, as 0xAARRGGBB.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { bitmap.pixel(x, y) }
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    if format == .alpha { return UInt32(data.load(fromByteOffset: y * bytesPerRow + x, as: UInt8.self)) }
    let pixel = data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    return format == .opaque ? pixel | 0xFF00_0000 : pixel
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A generator that can be started again from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
