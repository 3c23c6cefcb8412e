import UIKitCore

/// What of an image a layer shows: its pixels, or what was drawn of it for a colour and size.
struct ImagePicture {
  /// All that the picture depends on; equal sources need no new picture.
  struct Source: Equatable {
    /// The image as it was set; images never change, so identity is enough.
    let image: UIImage
    /// The size and thickness of a symbol.
    var configuration: UIImage.SymbolConfiguration?
    /// Whether left and right change places.
    var isFlipped = false
    /// The colour that the image's shape is drawn in.
    var color: CGColor?
    /// The size in points that it is drawn in; nil where its own pixels serve.
    var drawnSize: CGSize?
    /// Pixels to a point of what is drawn.
    var scale: CGFloat = 1

    static func == (one: Source, other: Source) -> Bool {
      one.image === other.image && one.configuration == other.configuration && one.isFlipped == other.isFlipped
        && one.color == other.color && one.drawnSize == other.drawnSize && one.scale == other.scale
    }

    /// The image with its configuration and direction.
    var finished: UIImage {
      let configured = configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
      return isFlipped ? configured.withHorizontallyFlippedOrientation() : configured
    }
  }

  let source: Source
  let pixels: CGImage?
  /// Pixels to a point of the pixels.
  let scale: CGFloat

  /// Makes the picture; a drawn one costs the drawing.
  init(_ source: Source) {
    self.source = source
    let image = source.finished
    guard let size = source.drawnSize else {
      pixels = image.upright.cgImage
      scale = image.scale
      return
    }
    scale = source.scale
    guard size.width > 0, size.height > 0 else {
      pixels = nil
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = source.scale
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image {
      image.draw(in: CGRect(origin: .zero, size: size), of: $0.cgContext, color: source.color)
    }
    pixels = drawn.cgImage
  }
}
