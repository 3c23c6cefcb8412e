import UIKit

/// Where title and content lie in a bubble, and whether and how far within it a body is drawn.
nonisolated struct BubbleLayout: Equatable {
  /// The size of the bubble, arrow included.
  var size: CGSize
  /// The shown direction: one of the four, or none.
  var direction: FPPopoverArrowDirection
  var hasTitle: Bool
  var hasBorder: Bool

  /// Whether body, arrow and shadow are drawn: not without border, arrow and title, where they would only stand out
  /// behind the content.
  var drawsBody: Bool { hasBorder || hasTitle || direction != .none }

  /// How far within the bubble the filled outline lies.
  var outlineInset: CGFloat { hasBorder ? BubbleMetrics.innerInset : BubbleMetrics.borderlessInset }

  /// The row of the title, as wide as the bubble.
  var titleFrame: CGRect {
    CGRect(x: inset, y: insets.top, width: size.width - 2 * inset, height: BubbleMetrics.titleHeight)
  }

  /// The part of that row over the body, in whose middle the title stands; without border all of the body above the
  /// content.
  var titleTextFrame: CGRect {
    let content = contentFrame
    let height = hasBorder ? BubbleMetrics.titleHeight : content.origin.y - insets.top
    return CGRect(x: insets.left, y: insets.top, width: content.size.width, height: height)
  }

  /// The rectangle of the content; a size is negative where a bubble has no room for what surrounds it.
  var contentFrame: CGRect {
    guard drawsBody else { return CGRect(origin: .zero, size: size) }
    let top = insets.top + (hasTitle ? BubbleMetrics.titleHeight + inset : 0)
    return CGRect(
      x: insets.left, y: top, width: size.width - insets.left - insets.right, height: size.height - top - insets.bottom)
  }

  private var inset: CGFloat { BubbleMetrics.contentInset }

  private var insets: UIEdgeInsets {
    var insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    switch direction {
    case .up: insets.top += BubbleMetrics.arrowHeight
    case .down: insets.bottom += BubbleMetrics.arrowHeight
    case .left: insets.left += BubbleMetrics.arrowHeight
    case .right: insets.right += BubbleMetrics.arrowHeight
    default: break
    }
    return insets
  }
}
