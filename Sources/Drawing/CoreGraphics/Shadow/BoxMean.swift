/// Divides the sums of a box by its size, rounded to nearest, by a multiplication.
struct BoxMean<Sum: FixedWidthInteger & UnsignedInteger> {
  /// The largest box for which that is exact in 16 bits, eight of which fit a vector.
  static var exactSize: Int { Sum.bitWidth > 16 ? 1 << 12 : 1 << 7 }

  private let half, factor, shift: Sum

  /// - Parameter size: 2 to `exactSize`. With n bits a sum, and a factor of 2^(n + shift) / size rounded up, a quotient
  ///   is too large by less than 255.5 * size / 2^(n + shift), which is less than the 1 / size that would show.
  init(size: Int) {
    let shift = Int.bitWidth - 1 - (size - 1).leadingZeroBitCount
    half = Sum(size / 2)
    factor = Sum((1 << (Sum.bitWidth + shift)) / size + 1)
    self.shift = Sum(shift)
  }

  @inline(__always)
  func callAsFunction(of sum: Sum) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &+ half).multipliedFullWidth(by: factor).high &>> shift)
  }
}
