import Foundation

/// A Gaussian blur by three box blurs (W3C Filter Effects, `feGaussianBlur`), which strays from it by about 3 %.
enum BoxBlur {
  /// How many pixels further than the picture the blur of that deviation reaches.
  static func reach(_ deviation: CGFloat) -> Int {
    let size = boxSize(deviation)
    return size < 2 ? 0 : size * 3 / 2 + 1
  }

  private static func boxSize(_ deviation: CGFloat) -> Int {
    guard deviation.isFinite, deviation > 0 else { return 0 }
    return Int(min(deviation, 1_000) * 3 * CGFloat(2 * CGFloat.pi).squareRoot() / 4 + 0.5)
  }

  /// Blurs an alpha bitmap in place, in time proportional to its pixels, whatever the deviation.
  static func blur(_ bitmap: Bitmap, deviation: CGFloat) {
    let size = boxSize(deviation)
    guard size > 1, bitmap.format == .alpha else { return }
    let (width, height) = (bitmap.width, bitmap.height)
    let pixels = bitmap.data.assumingMemoryBound(to: UInt8.self)
    // An even box is off centre by half a pixel: once to the left, once to the right, and once an odd one.
    let (left, right) = (size / 2, size - 1 - size / 2)
    let boxes =
      size % 2 == 1 ? [(left, left), (left, left), (left, left)] : [(left, right), (right, left), (left, left)]
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest * 3 + width * height) { memory in
      guard let base = memory.baseAddress else { return }
      let lines = Lines(previous: base, one: base + longest, other: base + 2 * longest)
      let turned = base + 3 * longest
      blurRows(of: pixels, count: height, length: width, stride: bitmap.bytesPerRow, boxes, lines)
      turn(pixels, width, height, stride: bitmap.bytesPerRow, into: turned, stride: height)
      blurRows(of: turned, count: width, length: height, stride: height, boxes, lines)
      turn(turned, height, width, stride: height, into: pixels, stride: bitmap.bytesPerRow)
    }
    bitmap.markDirty()
  }

  /// Room for three rows.
  private struct Lines {
    /// The last row as it was before the blur.
    let previous: UnsafeMutablePointer<UInt8>
    let one: UnsafeMutablePointer<UInt8>
    let other: UnsafeMutablePointer<UInt8>
  }

  /// Blurs each row by the three boxes; shapes have long straight sides, so that a row is often the same as the last.
  private static func blurRows(
    of pixels: UnsafeMutablePointer<UInt8>, count: Int, length: Int, stride: Int, _ boxes: [(Int, Int)], _ lines: Lines
  ) {
    for index in 0..<count {
      let row = pixels + index * stride
      if index > 0, memcmp(row, lines.previous, length) == 0 {
        row.update(from: row - stride, count: length)
        continue
      }
      lines.previous.update(from: row, count: length)
      pass(row, to: lines.one, count: length, before: boxes[0].0, after: boxes[0].1)
      pass(lines.one, to: lines.other, count: length, before: boxes[1].0, after: boxes[1].1)
      pass(lines.other, to: row, count: length, before: boxes[2].0, after: boxes[2].1)
    }
  }

  /// Makes rows of columns, in squares that stay in the cache.
  private static func turn(
    _ source: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, stride: Int,
    into target: UnsafeMutablePointer<UInt8>, stride other: Int
  ) {
    let side = 32
    for top in Swift.stride(from: 0, to: height, by: side) {
      for left in Swift.stride(from: 0, to: width, by: side) {
        for y in top..<min(top + side, height) {
          for x in left..<min(left + side, width) { target[x * other + y] = source[y * stride + x] }
        }
      }
    }
  }

  /// One box over one line, by a sum that gains a pixel in front and loses one behind.
  private static func pass(
    _ source: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int, before: Int, after: Int
  ) {
    let size = UInt32(before + after + 1)
    // Division by multiplication: exact for sums below 2^24 and sizes as they occur.
    let factor = (UInt64(1) << 32) / UInt64(size) + 1
    var sum: UInt32 = 0
    for index in 0..<min(after, count) { sum += UInt32(source[index]) }
    for index in 0..<count {
      if index + after < count { sum += UInt32(source[index + after]) }
      target[index] = UInt8(truncatingIfNeeded: (UInt64(sum + size / 2) * factor) >> 32)
      if index >= before { sum -= UInt32(source[index - before]) }
    }
  }
}
