extension BlurRows {
  /// Blurs across the rows by one box.
  mutating func blurAcross(_ box: BoxBlur.Box) {
    if box.size <= BoxMean<UInt16>.exactSize {
      blurAcross(box, UInt16.self)
    } else {
      blurAcross(box, UInt32.self)
    }
  }

  /// A sum a column gains the row in front of the box and loses the one behind; where these are the same, so is the mean.
  private mutating func blurAcross<Sum: FixedWidthInteger & UnsignedInteger>(_ box: BoxBlur.Box, _: Sum.Type) {
    let mean = BoxMean<Sum>(size: box.size)
    let sources = kinds
    let height = sources.count
    // The rows that the box still covers and that are written already: a row takes the place of the one that it loses.
    let kept = box.before + 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: kept * width) { rows in
      withUnsafeTemporaryAllocation(of: Sum.self, capacity: width) { memory in
        guard let old = rows.baseAddress, let sums = memory.baseAddress else { return }
        sums.initialize(repeating: 0, count: width)
        var kind = 0
        for row in -box.after..<height {
          let (front, behind) = (row + box.after, row - kept)
          let gained = front < height ? sources[front] : 0
          let lost = behind >= 0 ? sources[behind] : 0
          if gained != lost {
            kind = front + 1
            if gained != 0 { Self.add(self[front], to: sums, count: width) }
            if lost != 0 { Self.subtract(old + behind % kept * width, from: sums, count: width) }
          }
          guard row >= 0 else { continue }
          (old + row % kept * width).update(from: self[row], count: width)
          if row > 0, kinds[row - 1] == kind {
            repeatRow(before: row)
          } else {
            kinds[row] = kind
            Self.write(sums, to: self[row], count: width, mean)
          }
        }
      }
    }
  }

  // Loops that the compiler makes vectors of.

  @inline(__always)
  private static func add<Sum: FixedWidthInteger>(_ row: Bytes, to sums: UnsafeMutablePointer<Sum>, count: Int) {
    for x in 0..<count { sums[x] &+= Sum(truncatingIfNeeded: row[x]) }
  }

  @inline(__always)
  private static func subtract<Sum: FixedWidthInteger>(_ row: Bytes, from sums: UnsafeMutablePointer<Sum>, count: Int) {
    for x in 0..<count { sums[x] &-= Sum(truncatingIfNeeded: row[x]) }
  }

  @inline(__always)
  private static func write<Sum>(
    _ sums: UnsafeMutablePointer<Sum>, to row: Bytes, count: Int, _ mean: BoxMean<Sum>
  ) {
    for x in 0..<count { row[x] = mean(of: sums[x]) }
  }
}
