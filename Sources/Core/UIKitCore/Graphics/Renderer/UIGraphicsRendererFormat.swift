import CoreGraphics
public import Foundation

/// What kind of output a renderer makes.
open nonisolated class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The part of user space that is drawn.
  open internal(set) var bounds = CGRect.zero

  /// Creates the default format.
  public required override init() {
    super.init()
  }

  /// The default format.
  open class func `default`() -> Self { Self() }

  /// The format that suits the screen.
  open class func preferred() -> Self { Self() }

  /// A format of the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What kind of images an image renderer makes.
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours that an image can hold; ours is always `standard`.
  public nonisolated enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The renderer's choice.
    case automatic = 0
    /// Colours beyond sRGB.
    case extended = 1
    /// The colours of sRGB.
    case standard = 2
  }

  /// Pixels a point; at first those of the screen.
  open var scale: CGFloat = ImageContext.screenScale
  /// Whether images have no transparency; they then begin black instead of clear.
  open var opaque = false
  /// The wanted range of colours; it is kept, and images have eight bits a component all the same.
  open var preferredRange = Range.standard

  /// Creates the format of a screen with the traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format of the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? Self else { return Self() }
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}
