import CoreGraphics
import Foundation
import ImageDecoding

/// A picture in a file.
nonisolated struct ImageFile {
  var path: String

  /// The pixels a point that the file's name says: 2 for `name@2x.png`.
  var scale: CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
      let scale = Int(name[name.index(after: at)...].dropLast()), 1...9 ~= scale
    else { return 1 }
    return CGFloat(scale)
  }

  /// Whether the file holds shapes instead of pixels.
  var isVector: Bool { path.hasSuffix(".svg") }

  /// The picture; nil if there is no such file, and with a warning if it is no picture.
  ///
  /// Shapes are drawn at the screen's pixels a point, by default one.
  func load(screenScale: CGFloat? = nil) -> UIImage? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType != .typeDirectory
    else { return nil }
    // Looked at before the file is read: it may be larger than the memory.
    let limit = ImageLimits().maximumBytes
    if let size = attributes[.size] as? Int, size > limit {
      Self.warn(.tooManyBytes(count: size, limit: limit), origin: path)
      return nil
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let image = Self.decode(data, origin: path)
    else { return nil }
    guard isVector, let screenScale, screenScale > 1 else {
      return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
    // The first pass told the size in points; the second draws its shapes as sharp as the screen can show them.
    let size = CGSize(width: CGFloat(image.width) * screenScale, height: CGFloat(image.height) * screenScale)
    guard let sharp = Self.decode(data, origin: path, pixels: size) else { return nil }
    return UIImage(cgImage: sharp, scale: screenScale, orientation: .up)
  }

  /// The upright pixels, or nil and a warning that names where the bytes came from.
  static func decode(_ data: Data, origin: String, pixels: CGSize? = nil) -> CGImage? {
    do throws(ImageDecodingError) {
      return try ImageDecoder.decode(data, targetPixelSize: pixels)
    } catch {
      warn(error, origin: origin)
      return nil
    }
  }

  private static func warn(_ error: ImageDecodingError, origin: String) {
    Warnings.report("No image could be made of \(origin): \(error).", once: "image \(origin) \(error)")
  }
}
