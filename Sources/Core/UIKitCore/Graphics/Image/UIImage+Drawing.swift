public import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// Draws the image upright with its top left corner at the point of the current context.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the image at the point, blended and faded.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright into the rectangle of the current context, scaled or, if resizable, with its edges kept.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image into the rectangle, blended and faded.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.context(for: "UIImage.draw(in:)") else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    draw(in: rect, of: context, color: style.tint?.cgColor)
    context.restoreGState()
  }

  /// Repeats the image in its own size over the rectangle, beginning at its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.context(for: "UIImage.drawAsPattern(in:)"), let image = upright.cgImage else {
      return
    }
    context.saveGState()
    context.tile(image, size: size, over: rect)
    context.restoreGState()
  }

  /// Draws into a context whose y points down; with a colour only the shape, in that colour.
  package func draw(in rect: CGRect, of context: CGContext, color: CGColor?) {
    switch content {
    case .empty: break
    case .symbol(let drawing): drawing.draw(in: rect, of: context, color: color)
    case .pixels(let pixels):
      guard let image = color == nil ? pixels : shape else { return }
      if let color { context.setFillColor(color) }
      if style.isResizable {
        upright.drawParts(of: image, in: rect, of: context)
      } else {
        context.draw(image, in: rect, turned: style.orientation)
      }
    }
  }

  /// The alpha of the pixels alone.
  private var shape: CGImage? {
    guard case .pixels(let image) = content else { return nil }
    if image.isMask { return image }
    return silhouette.change { kept in
      if kept == nil { kept = image.alphaOnly }
      return kept
    }
  }

  /// The image with its pixels turned upright.
  package var upright: UIImage {
    guard style.orientation != .up, case .pixels(let image) = content else { return self }
    let (width, height) = style.orientation.isSideways ? (image.height, image.width) : (image.width, image.height)
    guard let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1, opaque: image.isOpaque) else {
      return self
    }
    context.interpolationQuality = .none
    context.draw(
      image, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), turned: style.orientation)
    guard let turned = context.makeImage() else { return self }
    var style = style
    style.orientation = .up
    return UIImage(.pixels(turned), style)
  }
}

nonisolated extension CGContext {
  /// Draws the image into the rectangle of a space whose y points down, turned and mirrored.
  func draw(_ image: CGImage, in rect: CGRect, turned orientation: UIImage.Orientation) {
    if orientation == .up { return drawUpright(image, in: rect) }
    saveGState()
    translateBy(x: rect.midX, y: rect.midY)
    rotate(by: orientation.turn)
    if orientation.isMirrored { scaleBy(x: -1, y: 1) }
    let (width, height) = orientation.isSideways ? (rect.height, rect.width) : (rect.width, rect.height)
    drawUpright(image, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    restoreGState()
  }

  /// Repeats the image, each time in that size, over the rectangle of a space whose y points down.
  func tile(_ image: CGImage, size: CGSize, over rect: CGRect) {
    guard size.width > 0, size.height > 0 else { return }
    clip(to: rect)
    // The repeating draw stands on its head where y points down; turn the first tile over within itself.
    translateBy(x: 0, y: 2 * rect.minY + size.height)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: rect.origin, size: size), byTiling: true)
  }
}
