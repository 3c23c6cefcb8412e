public import Foundation
import ImageDecoding

extension PeopleSample {
  /// A portrait as PNG bytes: the same number and side give the same bytes.
  ///
  /// - Parameters:
  ///   - number: Which portrait; any number has one.
  ///   - side: Width and height in pixels.
  /// - Returns: The bytes.
  /// - Throws: `PeopleSampleError.cannotDraw`.
  public static func avatar(_ number: Int, side: Int = 135) throws -> Data {
    guard let image = Portrait(number: number).image(side: side), let bytes = ImageEncoder.png(image) else {
      throw PeopleSampleError.cannotDraw
    }
    return bytes
  }
}
