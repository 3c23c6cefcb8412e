import CoreGraphics

/// A layer's contents as they are painted: scaled, and rounded, once for a size and scale; then every frame
/// only copies pixels.
struct PreparedContents {
  let image: CGImage
  let source: CGImage
  let look: Look

  /// All that the pixels follow from besides the contents themselves.
  struct Look: Equatable {
    let size: CGSize
    let scale: CGFloat
    /// Where the contents lie, from the corner of the bounds, and which part of them.
    let place: CGRect
    let part: CGRect
    let radius: CGFloat
    let corners: CACornerMask
  }
}

extension Compositor {
  /// Draws the contents: straight when they have the pixels of their place, prepared otherwise.
  func paintContents(
    _ layer: CALayer, _ state: LayerState, _ picture: CGImage, _ shape: LayerShape, _ opacity: CGFloat
  ) {
    let bounds = state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let place = layer.placeOfContents(picture, in: bounds)
    let rounds = layer.masksToBounds && !shape.isPlain
    if layer.showsWholeContents, !rounds, !layer.masksToBounds || bounds.contains(place) {
      return context.paint(picture, in: exact(picture, place), opacity: opacity)
    }
    // While sizes change in each frame, preparing would only be thrown away.
    if !layer.isAnimating, state.transform.isTranslation, shape.outline == nil,
      let prepared = layer.prepared(picture, place, rounds ? shape : nil, scale: scale)
    {
      let size = CGSize(width: CGFloat(prepared.width) / scale, height: CGFloat(prepared.height) / scale)
      return context.paint(prepared, in: CGRect(origin: bounds.origin, size: size), opacity: opacity)
    }
    context.saveGState()
    if rounds { shape.clip(context) } else if layer.masksToBounds { context.clip(to: bounds) }
    context.paint(layer.croppedContents(picture), in: place, opacity: opacity)
    context.restoreGState()
  }

  /// Drawn contents are whole pixels of a size that may not be: up to one pixel more than their place is theirs.
  private func exact(_ picture: CGImage, _ place: CGRect) -> CGRect {
    let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
    let isClose =
      width >= place.width && width - place.width < 1 / scale && height >= place.height
      && height - place.height < 1 / scale
    return isClose ? CGRect(x: place.minX, y: place.minY, width: width, height: height) : place
  }
}

extension CATransform3D {
  fileprivate var isTranslation: Bool { m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 }
}

extension CALayer {
  final var showsWholeContents: Bool { contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) }

  final func placeOfContents(_ picture: CGImage, in bounds: CGRect) -> CGRect {
    let scale = max(contentsScale, 0.01)
    return contentsGravity.place(
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale), in: bounds)
  }

  fileprivate final func croppedContents(_ picture: CGImage) -> CGImage {
    let part = contentsRect
    guard !showsWholeContents else { return picture }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let pixels = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    return picture.cropping(to: pixels) ?? picture
  }

  /// The contents in their place, cut at the bounds and the corners, at device resolution; kept while contents and
  /// look stay.
  fileprivate final func prepared(_ picture: CGImage, _ place: CGRect, _ shape: LayerShape?, scale: CGFloat)
    -> CGImage?
  {
    let size = values.bounds.size
    let look = PreparedContents.Look(
      size: size, scale: scale, place: place.offsetBy(dx: -values.bounds.minX, dy: -values.bounds.minY),
      part: contentsRect, radius: shape?.radius ?? 0, corners: maskedCorners)
    if let prepared, prepared.source === picture, prepared.look == look { return prepared.image }
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width * height < 16_777_216 else { return nil }
    guard
      let context = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height), scale: scale, opaque: false)
    else { return nil }
    context.translateBy(x: -values.bounds.minX, y: -values.bounds.minY)
    shape?.clip(context)
    context.paint(croppedContents(picture), in: place)
    let image = context.unsafeSharedImage
    prepared = PreparedContents(image: image, source: picture, look: look)
    return image
  }
}

extension CALayerContentsGravity {
  /// Where contents of a size lie in the bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return placed(size, by: min(x, y), in: bounds)
    case .resizeAspectFill: return placed(size, by: max(x, y), in: bounds)
    default: return placed(size, by: 1, in: bounds)
    }
  }

  private func placed(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * factor, height: size.height * factor)
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
