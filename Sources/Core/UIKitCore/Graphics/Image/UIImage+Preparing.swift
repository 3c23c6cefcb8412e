import CoreGraphics
public import Foundation

nonisolated extension UIImage {
  /// The image ready to be drawn; ours are decoded when they are made, so it is the image itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Hands over the image ready to be drawn.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// The image ready to be drawn.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The whole picture in another size in points, at the same scale; nil with a warning of an impossible size.
  ///
  /// A small copy of a large picture is drawn much faster: make it once, away from the main thread.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let bounds = CGRect(origin: .zero, size: size)
    let isOpaque = if case .pixels(let image) = content { image.isOpaque } else { false }
    guard let context = ImageContext.make(bounds: bounds, scale: scale, opaque: isOpaque) else { return nil }
    draw(in: bounds, of: context, color: style.tint?.cgColor)
    // Nobody else has the context, so its pixels need not be copied.
    return UIImage(.pixels(context.unsafeSharedImage), thumbnailStyle)
  }

  /// Hands over the picture in another size.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// The picture in another size, made away from the main thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  private var thumbnailStyle: Style {
    var result = Style()
    result.scale = scale
    result.renderingMode = renderingMode
    result.tint = style.tint
    result.flipsForRightToLeft = style.flipsForRightToLeft
    return result
  }
}
