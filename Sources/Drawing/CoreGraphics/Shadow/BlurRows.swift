import Foundation

/// The rows of an alpha picture while it is blurred in place, and which of them are the same.
struct BlurRows {
  typealias Bytes = UnsafeMutablePointer<UInt8>

  let bytes: Bytes
  let stride: Int
  let width: Int
  /// A number a row: rows of the same number hold the same bytes, and those of number 0 nothing.
  var kinds: [Int]

  init(_ bitmap: Bitmap) {
    bytes = bitmap.data.assumingMemoryBound(to: UInt8.self)
    stride = bitmap.bytesPerRow
    width = bitmap.width
    kinds = [Int](repeating: 0, count: bitmap.height)
  }

  subscript(row: Int) -> Bytes { bytes + row * stride }

  /// Makes a row that of before.
  mutating func repeatRow(before row: Int) {
    kinds[row] = kinds[row - 1]
    self[row].update(from: self[row - 1], count: width)
  }

  /// Blurs each row along itself by the three boxes, and finds out which are the same.
  mutating func blurAlong(_ boxes: [BoxBlur.Box]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width) { memory in
      guard let last = memory.baseAddress else { return }
      let (first, second) = (last + width, last + 2 * width)
      for index in kinds.indices {
        let row = self[index]
        if index > 0, memcmp(row, last, width) == 0 {
          repeatRow(before: index)
          continue
        }
        last.update(from: row, count: width)
        let isBlank = row[0] == 0 && memcmp(row, row + 1, width - 1) == 0
        kinds[index] = isBlank ? 0 : index + 1
        if isBlank { continue }
        Self.pass(row, to: first, count: width, boxes[0])
        Self.pass(first, to: second, count: width, boxes[1])
        Self.pass(second, to: row, count: width, boxes[2])
      }
    }
  }

  /// One box over one line, by a sum that gains a pixel in front and loses one behind.
  private static func pass(_ source: Bytes, to target: Bytes, count: Int, _ box: BoxBlur.Box) {
    let (before, after) = (box.before, box.after)
    let mean = BoxMean<UInt32>(size: box.size)
    var sum: UInt32 = 0
    for index in 0..<min(after, count) { sum &+= UInt32(source[index]) }
    for index in 0..<count {
      if index + after < count { sum &+= UInt32(source[index + after]) }
      target[index] = mean(of: sum)
      if index >= before { sum &-= UInt32(source[index - before]) }
    }
  }
}
