import CoreGraphics
import Foundation
import Testing

extension CGImage {
  /// The pixel in column x and row y from the top left, as 0xAARRGGBB.
  nonisolated func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let pixel = bitmap.data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    return alphaInfo == .noneSkipFirst ? pixel | 0xFF00_0000 : pixel
  }

  /// The four corners' colours by their strongest component: top left, top right, bottom left, bottom right.
  nonisolated var corners: String {
    [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)].map { x, y in
      let pixel = pixel(x, y)
      let parts: [(UInt32, String)] = [(pixel >> 16 & 255, "R"), (pixel >> 8 & 255, "G"), (pixel & 255, "B")]
      return parts.max { $0.0 < $1.0 }?.1 ?? ""
    }.joined()
  }
}
