import UIKitCore

extension UIImageView {
  /// The image with the preferred configuration, if it is a symbol.
  final var configuredImage: UIImage? {
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration)
  }

  final func imageDidChange(from old: UIImage?) {
    showPicture()
    if old?.size != image?.size || old?.alignmentRectInsets != image?.alignmentRectInsets
      || image?.isSymbolImage == true
    {
      invalidateIntrinsicContentSize()
    }
  }

  /// Hands the layer what it is to show, if that is something else than before.
  final func showPicture() {
    guard let shown = animation?.image ?? (isHighlighted ? highlightedImage ?? image : image) else {
      guard picture != nil else { return }
      picture = nil
      layer.contents = nil
      return
    }
    let source = source(of: shown)
    if source == picture?.source { return applyPictureScale() }
    let new = ImagePicture(source)
    picture = new
    layer.contentsScale = new.scale
    layer.contents = new.pixels
  }

  /// Coming into a window gives every layer the screen's scale, but pixels of an image have their own.
  final func applyPictureScale() {
    if let picture, layer.contentsScale != picture.scale { layer.contentsScale = picture.scale }
  }

  private func source(of image: UIImage) -> ImagePicture.Source {
    var source = ImagePicture.Source(image: image)
    source.isFlipped =
      image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isSymbol = image.isSymbolImage
    if isSymbol { source.configuration = preferredSymbolConfiguration }
    let isTemplate = image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && isSymbol)
    let color: UIColor? = isTemplate ? tintColor : image.ownTint
    guard color != nil || isSymbol || image.isResizable else { return source }
    let traits = traitCollection
    source.color = color?.cgColor(for: traits)
    source.scale = isSymbol || image.isResizable ? max(traits.displayScale, 1) : image.scale
    source.drawnSize = drawnSize(of: source.finished)
    return source
  }

  /// Shapes are drawn as large as they are shown; pixels in their own size, for the layer to scale.
  private func drawnSize(of image: UIImage) -> CGSize {
    let size = image.size
    guard !bounds.isEmpty, size.width > 0, size.height > 0 else { return size }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw: return image.isResizable || image.isSymbolImage ? bounds.size : size
    case .scaleAspectFit where image.isSymbolImage: return size.scaled(by: min(x, y))
    case .scaleAspectFill where image.isSymbolImage: return size.scaled(by: max(x, y))
    default: return size
    }
  }
}

extension CGSize {
  fileprivate nonisolated func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
