public import UIKit

/// The bubble: draws body, arrow and borders, and holds the title and the content.
///
/// It can be used by itself; `FPPopoverController` gives it a place and points its arrow. Every change is drawn in the
/// next frame.
public final class FPPopoverView: UIView {
  /// The title in bold above the content; nil or empty leaves its room to the content.
  public var title: String? { didSet { if title != oldValue { lookDidChange() } } }
  /// What the arrow points at: the middle of the anchor, in the bubble's space.
  public var relativeOrigin = CGPoint.zero { didSet { if relativeOrigin != oldValue { lookDidChange() } } }
  /// The named look.
  public var tint = FPPopoverTint.black { didSet { if tint != oldValue { lookDidChange() } } }
  /// Colours in place of the tint's; nil goes back to the tint.
  public var colors: FPPopoverColors? { didSet { lookDidChange() } }
  /// Whether the content has a frame of its own where there is a border.
  public var draw3dBorder = true { didSet { if draw3dBorder != oldValue { lookDidChange() } } }
  /// Whether tint frames the content on all sides.
  public var border = true { didSet { if border != oldValue { lookDidChange() } } }
  /// Whether the shadow is left out.
  public var shadowHidden = false { didSet { if shadowHidden != oldValue { lookDidChange() } } }
  /// Where the arrow points: one of the four directions, or none; of several the first of up, down, left, right.
  public var arrowDirection = FPPopoverArrowDirection.up {
    didSet { if arrowDirection != oldValue { lookDidChange() } }
  }

  let titleLabel = UILabel()
  /// Clips the content to the body, so that the content's own corners are never touched.
  private let contentClip = UIView()
  private(set) weak var content: UIView?

  /// A bubble of a size, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bubble from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    contentClip.clipsToBounds = true
    titleLabel.font = .boldSystemFont(ofSize: BubbleMetrics.titleSize)
    titleLabel.textAlignment = .center
    titleLabel.backgroundColor = .clear
    addSubview(contentClip)
    addSubview(titleLabel)
    layer.shadowRadius = BubbleMetrics.shadowRadius
    layer.shadowOffset = BubbleMetrics.shadowOffset
    layer.shadowColor = UIColor.black.cgColor
    lookDidChange()
  }

  /// Shows a view as the content, in place of an earlier one; it always fills the content's rectangle.
  public func addContentView(_ view: UIView) {
    if content !== view, content?.superview === contentClip { content?.removeFromSuperview() }
    content = view
    view.frame = contentClip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentClip.addSubview(view)
    lookDidChange()
  }

  /// The colours that are shown.
  var shownColors: FPPopoverColors { colors ?? FPPopoverColors(tint) }

  var shownDirection: FPPopoverArrowDirection {
    let order: [FPPopoverArrowDirection] = [.up, .down, .left, .right]
    return order.first(where: arrowDirection.contains) ?? .none
  }

  /// Where everything lies at the present size.
  var arrangement: BubbleLayout {
    BubbleLayout(
      size: bounds.size, direction: shownDirection, hasTitle: title?.isEmpty == false, hasBorder: border)
  }

  func outline(inset: CGFloat) -> BubbleOutline {
    BubbleOutline(size: bounds.size, direction: shownDirection, target: relativeOrigin, inset: inset)
  }

  private func lookDidChange() {
    titleLabel.text = title
    titleLabel.textColor = shownColors.title
    arrange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Places title and content.
  public override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    let arrangement = arrangement
    titleLabel.isHidden = !arrangement.hasTitle
    titleLabel.frame = arrangement.titleTextFrame.withoutNegativeSize
    contentClip.frame = arrangement.contentFrame.withoutNegativeSize
    // The body's own curve where the content fills it to its corners.
    let fillsBody = !border && arrangement.drawsBody
    contentClip.layer.cornerRadius = fillsBody ? BubbleMetrics.cornerRadius : 0
    contentClip.layer.maskedCorners =
      arrangement.hasTitle
      ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    castShadow(arrangement)
  }

  private func castShadow(_ arrangement: BubbleLayout) {
    let isShown = arrangement.drawsBody && !shadowHidden
    layer.shadowOpacity = isShown ? BubbleMetrics.shadowOpacity : 0
    layer.shadowPath = isShown ? bodyOutline.path : nil
  }

  /// The outermost outline that is drawn.
  var bodyOutline: BubbleOutline {
    outline(inset: border ? BubbleMetrics.outerInset : BubbleMetrics.borderlessInset)
  }

  /// Whether a point is on what is drawn or on the content; the corners beside the arrow are outside.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return contentClip.frame.contains(point) || (arrangement.drawsBody && bodyOutline.path.contains(point))
  }

  /// Draws the outline with what is in it.
  public override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), arrangement.drawsBody else { return }
    draw(arrangement, in: context)
  }
}

extension CGRect {
  nonisolated var withoutNegativeSize: CGRect {
    CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}
