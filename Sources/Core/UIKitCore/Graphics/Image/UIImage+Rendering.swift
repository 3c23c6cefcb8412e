public import CoreGraphics
import Foundation

nonisolated extension UIImage {
  /// Whether views draw an image in its own colours or only its shape in theirs.
  public enum RenderingMode: Int, Sendable {
    /// As the view likes.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// Its shape in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills a larger area.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Scaled.
    case stretch = 1
  }

  /// Whether views draw the image in its own colours or in theirs.
  public var renderingMode: RenderingMode { style.renderingMode }

  /// The same pixels with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    restyled { $0.renderingMode = renderingMode }
  }

  /// The image's shape in one colour.
  ///
  /// A view that draws it as a template uses its own colour still.
  public func withTintColor(_ color: UIColor) -> UIImage {
    restyled { $0.tint = color }
  }

  /// The image's shape in one colour with another rendering mode; `alwaysOriginal` keeps the colour in every view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    restyled {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The distances of the parts that keep their size when the image is drawn larger.
  public var capInsets: UIEdgeInsets { style.capInsets }

  /// How the other parts fill the rest.
  public var resizingMode: ResizingMode { style.resizingMode }

  /// The image with edges that keep their size; what is between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    restyled {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image with a left and a top edge that keep their size, one point to be stretched, and the rest kept.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Whether edges keep their size.
  package var isResizable: Bool { style.isResizable }

  /// The colour that the image was given for its shape.
  package var ownTint: UIColor? { style.tint }

  /// How far the parts that layout should align lie inside of the edges.
  public var alignmentRectInsets: UIEdgeInsets { style.alignmentRectInsets }

  /// The image with other insets for alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    restyled { $0.alignmentRectInsets = alignmentInsets }
  }

  /// How far a baseline lies above the bottom, if the image has one.
  public var baselineOffsetFromBottom: CGFloat? { style.baselineOffset }

  /// The image with a baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    restyled { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    restyled { $0.baselineOffset = nil }
  }

  /// Whether the image is one of the system's symbols.
  public var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }
}
