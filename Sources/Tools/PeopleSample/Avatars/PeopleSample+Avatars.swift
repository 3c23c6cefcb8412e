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

  /// The sixteen portraits that the people of `create(at:people:)` share.
  ///
  /// - Returns: The bytes of each, a PNG of 90 x 90.
  /// - Throws: `PeopleSampleError.cannotDraw`.
  public static func numberedAvatars() throws -> [Data] { try (0..<16).map { try avatar($0, side: 90) } }
}
