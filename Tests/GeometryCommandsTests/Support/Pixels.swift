import CoreGraphics
import Foundation
import ImageDecoding
import Testing

/// The pixels of a picture on disk.
struct Pixels {
  let width: Int
  let height: Int
  /// Width and height.
  var size: [Int] { [width, height] }
  private let bytes: Data
  private let bytesPerRow: Int

  init(file: String) throws {
    let image = try ImageDecoder.decode(try Data(contentsOf: URL(fileURLWithPath: file)))
    width = image.width
    height = image.height
    bytesPerRow = image.bytesPerRow
    bytes = try #require(image.dataProvider?.data)
  }

  /// Red, green and blue of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let offset = bytes.startIndex + y * bytesPerRow + 4 * x
    return [bytes[offset + 2], bytes[offset + 1], bytes[offset]]
  }

  /// How many pixels have a colour, by red, green and blue, roundings aside.
  func count(_ color: [UInt8]) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where zip(self[x, y], color).allSatisfy({ abs(Int($0) - Int($1)) <= 1 }) { count += 1 }
    }
    return count
  }
}
