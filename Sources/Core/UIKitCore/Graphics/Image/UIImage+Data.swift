public import Foundation
import ImageDecoding

nonisolated extension UIImage {
  /// Decodes a picture at one pixel a point: PNG, JPEG, GIF, WebP, SVG, AVIF and what else gdk-pixbuf reads.
  ///
  /// The pixels are turned upright as Exif says, so the orientation is always `up`. Broken, unknown or gigantic data
  /// gives nil and a warning that says why.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a picture at so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = ImageFile.decode(data, origin: "data of \(data.count) bytes") else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Decodes a picture file; `@2x` or `@3x` at the end of its name is its scale.
  ///
  /// A missing file gives nil, a broken one also a warning. Nothing is cached.
  public convenience init?(contentsOfFile path: String) {
    guard let image = ImageFile(path: path).load() else { return nil }
    self.init(image.content, image.style)
  }

  /// The upright pixels as a PNG file; nil of an image without pixels.
  public func pngData() -> Data? {
    upright.cgImage.flatMap { ImageEncoder.png($0) }
  }
}
