public import CoreGraphics
public import Foundation

/// What a renderer lets draw.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

/// The common part of renderers: an area and a format.
open nonisolated class UIGraphicsRenderer: NSObject {
  /// A copy of the format, with the bounds that are drawn.
  public let format: UIGraphicsRendererFormat

  /// Creates a renderer of an area in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy(with: nil) as? UIGraphicsRendererFormat ?? format
    copy.bounds = bounds.standardized
    self.format = copy
  }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }
}

/// Draws images, on any thread.
///
///     let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
open nonisolated class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What an image renderer lets draw.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of images of the size in points at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer of images of the size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of an area in points at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// True.
  open override var allowsImageOutput: Bool { true }

  /// Runs the closure and returns what it drew; of an impossible size an empty image, and a warning.
  open func image(actions: DrawingActions) -> UIImage {
    draw(actions).map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Runs the closure and returns what it drew as a PNG file; empty if that fails.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private var scale: CGFloat {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 0
    return scale > 0 ? scale : ImageContext.screenScale
  }

  private func draw(_ actions: DrawingActions) -> CGImage? {
    let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
    guard var context = ImageContext.make(bounds: format.bounds, scale: scale, opaque: isOpaque) else { return nil }
    run(actions, context)
    // Pixels that nobody can draw into any more need not be copied.
    return isKnownUniquelyReferenced(&context) ? context.unsafeSharedImage : context.makeImage()
  }

  private func run(_ actions: DrawingActions, _ context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format: format))
  }
}
