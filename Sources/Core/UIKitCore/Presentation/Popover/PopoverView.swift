import CoreGraphics
import QuartzCore

/// The bubble: background, shadow and clip of one outline, with the content's view filling it.
///
/// The arrow's side is safe area, so content that fills the view shows in the arrow, and content pinned to the safe
/// area does not.
final class PopoverView: UIView {
  let style: PopoverStyle
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// Where the arrow points, in the superview.
  private var tip = CGPoint.zero
  private weak var content: UIView?

  init(style: PopoverStyle) {
    self.style = style
    super.init(frame: .zero)
    clipsToBounds = true
    ownSafeArea = .zero
    layer.shadowOpacity = style.shadowOpacity
    layer.shadowRadius = style.shadowRadius
    layer.shadowOffset = style.shadowOffset
    layer.makeOutline = { [weak self] bounds, frame in
      let (direction, tip) = (self?.direction ?? .unknown, self?.tip ?? .zero)
      let isVertical = direction == .up || direction == .down
      let place = isVertical ? tip.x - frame.minX + bounds.minX : tip.y - frame.minY + bounds.minY
      return PopoverOutline.make(in: bounds, direction: direction, tip: place, style: style)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Turns the arrow; the outline follows the frame by itself.
  func point(_ direction: UIPopoverArrowDirection, at tip: CGPoint) {
    guard direction != self.direction || tip != self.tip else { return }
    self.direction = direction
    self.tip = tip
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = style.arrowHeight
    case .down: insets.bottom = style.arrowHeight
    case .left: insets.left = style.arrowHeight
    case .right: insets.right = style.arrowHeight
    default: break
    }
    ownSafeArea = insets
    layer.outlineDidChange()
  }

  override func layoutSubviews() { content?.frame = bounds }

  /// Only what is inside the outline takes touches: beside the arrow is outside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard bounds.contains(point) else { return false }
    let isVertical = direction == .up || direction == .down
    let place = isVertical ? tip.x - frame.minX : tip.y - frame.minY
    return PopoverOutline.make(in: bounds, direction: direction, tip: place, style: style).path.contains(point)
  }
}
