public import CoreGraphics
public import Foundation

/// The context that a renderer's closure draws into; it is also the current one.
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, in points with y pointing down.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills the rectangle with the current fill colour, replacing what is there.
  open func fill(_ rect: CGRect) {
    UIRectFill(rect)
  }

  /// Fills the rectangle with the current fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Fills a frame of one point inside the rectangle's edges with the current fill colour, replacing what is there.
  open func stroke(_ rect: CGRect) {
    UIRectFrame(rect)
  }

  /// Fills a frame of one point inside the rectangle's edges with the current fill colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFrameUsingBlendMode(rect, blendMode)
  }

  /// Cuts the clip down to the rectangle.
  open func clip(to rect: CGRect) {
    UIRectClip(rect)
  }
}

/// The context of an image renderer.
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
