import Foundation
import Testing

@testable import CoreGraphics

@Suite struct `A box blur` {
  @Test(arguments: 0..<24)
  func `is three rounded means along the rows, then three across them`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...70, using: &generator)
    let height = Int.random(in: 1...70, using: &generator)
    // The last ones have sums of more than 16 bits.
    let size = seed < 20 ? Int.random(in: 2...60, using: &generator) : 127 + seed % 4
    let bitmap = try #require(Bitmap(width: width, height: height, format: .alpha))
    let margin = Int.random(in: 0...12, using: &generator)
    // Every other one is a shape with straight sides, so that rows repeat.
    for y in margin..<max(margin, height - margin) {
      for x in margin..<max(margin, width - margin) {
        let pixel: UInt8 = seed % 2 == 0 ? (x < 30 - y ? 0 : 255) : UInt8.random(in: 0...255, using: &generator)
        bitmap.data.storeBytes(of: pixel, toByteOffset: y * bitmap.bytesPerRow + x, as: UInt8.self)
      }
    }
    var expected = (0..<height).map { y in (0..<width).map { x in Int(bitmap.pixel(x, y)) } }
    for _ in 0..<2 { expected = turned(expected.map { blurred($0, size) }) }

    BoxBlur.blur(bitmap, deviation: CGFloat(size) * 4 / (3 * (2 * CGFloat.pi).squareRoot()))

    let found = (0..<height).map { y in (0..<width).map { x in Int(bitmap.pixel(x, y)) } }
    #expect(found == expected, "seed \(seed): \(width) x \(height), margin \(margin), box \(size)")
  }

  private func blurred(_ line: [Int], _ size: Int) -> [Int] {
    let (left, right) = (size / 2, size - 1 - size / 2)
    var boxes = [(left, left), (left, left), (left, left)]
    if size % 2 == 0 { (boxes[0], boxes[1]) = ((left, right), (right, left)) }
    return boxes.reduce(line) { line, box in
      let all = box.0 + box.1 + 1
      return line.indices.map { x in
        let sum = (x - box.0...x + box.1).reduce(0) { $0 + (line.indices.contains($1) ? line[$1] : 0) }
        return (sum + all / 2) / all
      }
    }
  }

  private func turned(_ lines: [[Int]]) -> [[Int]] { lines[0].indices.map { x in lines.map { $0[x] } } }
}
