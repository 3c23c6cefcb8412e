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
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height) * 2) { lines in
      guard let base = lines.baseAddress else { return }
      let (one, other) = (base, base + max(width, height))
      func run(_ start: UnsafeMutablePointer<UInt8>, stride: Int, count: Int) {
        for index in 0..<count { one[index] = start[index * stride] }
        pass(one, to: other, count: count, before: boxes[0].0, after: boxes[0].1)
        pass(other, to: one, count: count, before: boxes[1].0, after: boxes[1].1)
        pass(one, to: other, count: count, before: boxes[2].0, after: boxes[2].1)
        for index in 0..<count { start[index * stride] = other[index] }
      }
      for y in 0..<height { run(pixels + y * bitmap.bytesPerRow, stride: 1, count: width) }
      for x in 0..<width { run(pixels + x, stride: bitmap.bytesPerRow, count: height) }
    }
    bitmap.markDirty()
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
