public import CoreGraphics
public import Foundation

/// A picture: pixels with a scale and a way to be drawn.
///
/// Images never change and can be made, drawn and passed on every thread. The `with...` methods return images that
/// share the pixels.
open nonisolated class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Where the picture comes from.
  let content: Content
  /// How it is drawn.
  let style: Style

  /// The sources of a picture.
  enum Content {
    case empty
    case pixels(CGImage)
    case symbol(SymbolDrawing)
  }

  /// Everything about an image besides its pixels.
  struct Style {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var tint: UIColor?
    var baselineOffset: CGFloat?
    var configuration: Configuration?
  }

  /// The alpha of the pixels, made when the image is first drawn in a colour.
  let silhouette = Locked<CGImage?>(nil)

  /// The last pixels that were made for a layer.
  let raster = Locked<Raster?>(nil)

  init(_ content: Content, _ style: Style) {
    self.content = content
    self.style = style
    super.init()
  }

  /// Creates an image of no size.
  public override convenience init() {
    self.init(.empty, Style())
  }

  /// Creates an image of pixels at one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point.
  ///   - orientation: How the pixels must be turned to be upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var style = Style()
    style.scale = scale > 0 ? scale : 1
    style.orientation = orientation
    self.init(.pixels(cgImage), style)
  }

  /// The size in points, upright.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let drawing): return drawing.size
    case .pixels(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return style.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The pixels as they are stored, before they are turned upright; a symbol is drawn into pixels now.
  open var cgImage: CGImage? {
    switch content {
    case .empty: nil
    case .pixels(let image): image
    case .symbol(let drawing): drawing.rasterized(scale: scale)
    }
  }

  /// Pixels a point.
  open var scale: CGFloat { style.scale }

  /// How the pixels must be turned to be upright.
  open var imageOrientation: Orientation { style.orientation }

  /// The image itself: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other image draws the same pixels the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content && style == other.style
  }

  /// The same for equal images.
  open override var hash: Int {
    switch content {
    case .empty: 0
    case .pixels(let image): image.hashValue
    case .symbol(let drawing): drawing.hashValue
    }
  }

  /// The size in points, and the scale.
  open override var description: String {
    let name = if case .symbol(let drawing) = content { " \(drawing.name)" } else { "" }
    return "<UIImage\(name): \(size.width) x \(size.height), scale \(scale)>"
  }
}

nonisolated extension UIImage.Content: Equatable {}
nonisolated extension UIImage.Style: Equatable {}

nonisolated extension UIImage {
  /// The same pixels drawn in another way.
  func restyled(_ change: (inout Style) -> Void) -> UIImage {
    var style = style
    change(&style)
    return UIImage(content, style)
  }
}
