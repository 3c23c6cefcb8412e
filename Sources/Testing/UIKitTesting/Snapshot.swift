public import CoreGraphics
public import Foundation
import ImageDecoding

/// The pixels of a stage at one moment.
public struct Snapshot {
  /// The picture, in device pixels.
  public let image: CGImage

  /// A picture from elsewhere, to compare with.
  public init(image: CGImage) { self.image = image }

  /// A pixel's colour, 0...255 a channel.
  public struct Pixel: Hashable, Sendable, CustomStringConvertible {
    /// Red.
    public let red: UInt8
    /// Green.
    public let green: UInt8
    /// Blue.
    public let blue: UInt8

    /// A colour by its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// As `#rrggbb`.
    public var description: String { String(format: "#%02x%02x%02x", red, green, blue) }

    /// The largest difference of a channel.
    public func distance(to other: Pixel) -> Int {
      max(
        abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
    }
  }

  /// The width in pixels.
  public var width: Int { image.width }
  /// The height in pixels.
  public var height: Int { image.height }

  /// The colour of a pixel, counted from the top left; nil outside.
  public func pixel(x: Int, y: Int) -> Pixel? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let row = image.bitmap.data.advanced(by: y * image.bitmap.bytesPerRow)
    let value = row.load(fromByteOffset: 4 * x, as: UInt32.self)
    return Pixel(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The part of the picture in a rectangle of pixels.
  public func cropped(to pixels: CGRect) -> Snapshot? { image.cropping(to: pixels).map(Snapshot.init) }

  /// The picture as a PNG file's bytes.
  ///
  /// - Throws: `CocoaError` when memory is short.
  public func png() throws -> Data {
    guard let data = ImageEncoder.png(image) else { throw CocoaError(.fileWriteUnknown) }
    return data
  }

  /// Writes the picture as a PNG file.
  public func write(to url: URL) throws { try png().write(to: url) }

  /// How a picture differs from another of the same size: how many pixels, and the largest difference of a channel.
  ///
  /// Pictures of different sizes differ in every pixel.
  public func difference(from other: Snapshot) -> (pixels: Int, largest: Int) {
    guard width == other.width, height == other.height else { return (max(width * height, 1), 255) }
    var result = (pixels: 0, largest: 0)
    for y in 0..<height {
      for x in 0..<width {
        guard let a = pixel(x: x, y: y), let b = other.pixel(x: x, y: y), a != b else { continue }
        result.pixels += 1
        result.largest = max(result.largest, a.distance(to: b))
      }
    }
    return result
  }
}

extension Stage {
  /// What the stage shows now, as it was last composited.
  public func snapshot() -> Snapshot {
    turn()
    guard let image = host.window?.context?.makeImage() else {
      preconditionFailure("The stage shows nothing: launch an application or show a controller first.")
    }
    return Snapshot(image: image)
  }
}
