import CoreGraphics
import QuartzCore

/// The bubble: background, shadow and clip of one outline, with the content's view filling it.
///
/// The arrow's side is safe area, so content that fills the view shows in the arrow, and content pinned to the safe
/// area does not. With a background of the application's, that view draws everything and the content lies inside it.
final class PopoverView: UIView {
  let style: PopoverStyle
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// Where the arrow points, in the superview.
  private var tip = CGPoint.zero
  private weak var content: UIView?
  private let backdrop: UIPopoverBackgroundView?

  init(style: PopoverStyle, backdrop: UIPopoverBackgroundView?) {
    self.style = style
    self.backdrop = backdrop
    super.init(frame: .zero)
    ownSafeArea = .zero
    if let backdrop {
      addSubview(backdrop)
    } else {
      setUpOutline()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func setUpOutline() {
    clipsToBounds = true
    layer.shadowOpacity = style.shadowOpacity
    layer.shadowRadius = style.shadowRadius
    layer.shadowOffset = style.shadowOffset
    layer.makeOutline = { [weak self, style] bounds, frame in
      let (direction, tip) = (self?.direction ?? .unknown, self?.tip ?? .zero)
      let isVertical = direction == .up || direction == .down
      let place = isVertical ? tip.x - frame.minX + bounds.minX : tip.y - frame.minY + bounds.minY
      return PopoverOutline.make(in: bounds, direction: direction, tip: place, style: style)
    }
  }

  /// Colours body and arrow; a background of the application's has its own colours.
  func colour(_ colour: UIColor?) {
    guard backdrop == nil else { return }
    let wanted = colour ?? .systemBackground
    // The bubble is raised over the window: in dark surroundings it is lighter.
    backgroundColor = UIColor(dynamicProvider: { traits in
      wanted.resolvedColor(
        with: UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceLevel: .elevated)]))
    })
  }

  func show(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    if bounds.isEmpty { fit(view) }
    addSubview(view)
    placeContent()
  }

  /// Until it is placed the bubble is as its content was: a popover that comes again mostly comes as it went, and then
  /// nothing inside is laid out anew.
  private func fit(_ view: UIView) {
    guard backdrop == nil else { return }
    frame.size = view.bounds.size
    if view.controller?.additionalSafeAreaInsets ?? .zero == .zero { ownSafeArea = view.safeAreaInsets }
  }

  /// Turns the arrow; the outline follows the frame by itself.
  func point(_ direction: UIPopoverArrowDirection, at tip: CGPoint, offset: CGFloat) {
    if let backdrop {
      if backdrop.arrowDirection != direction { backdrop.arrowDirection = direction }
      if backdrop.arrowOffset != offset { backdrop.arrowOffset = offset }
    }
    guard direction != self.direction || tip != self.tip else { return }
    self.direction = direction
    self.tip = tip
    if backdrop == nil { ownSafeArea = arrowInsets }
    layer.outlineDidChange()
    setNeedsLayout()
  }

  /// The arrow's part of the bubble.
  private var arrowInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = style.arrowHeight
    case .down: insets.bottom = style.arrowHeight
    case .left: insets.left = style.arrowHeight
    case .right: insets.right = style.arrowHeight
    default: break
    }
    return insets
  }

  override func layoutSubviews() {
    backdrop?.frame = bounds
    placeContent()
    applyEdge()
  }

  /// With more contrast an edge; in dark surroundings, where a shadow does not show, a hairline.
  private func applyEdge() {
    let traits = traitCollection
    let isSharp = traits.accessibilityContrast == .high
    let isDark = traits.userInterfaceStyle == .dark
    layer.borderWidth = backdrop != nil ? 0 : isSharp ? 1 : isDark ? 1 / max(contentScaleFactor, 1) : 0
    layer.borderColor = (isSharp ? UIColor.label : .separator).resolvedColor(with: traits).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { applyEdge() }

  private func placeContent() {
    guard let content, content.superview === self else { return }
    var place = bounds
    if backdrop != nil {
      let inner = place.inset(by: arrowInsets).inset(by: style.contentInsets)
      place = CGRect(origin: inner.origin, size: CGSize(width: max(inner.width, 0), height: max(inner.height, 0)))
    }
    if content.frame != place { content.frame = place }
  }

  /// Only what is inside the outline takes touches: beside the arrow is outside.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard bounds.contains(point) else { return false }
    guard backdrop == nil else { return bounds.inset(by: arrowInsets).contains(point) }
    let isVertical = direction == .up || direction == .down
    let place = isVertical ? tip.x - frame.minX : tip.y - frame.minY
    return PopoverOutline.make(in: bounds, direction: direction, tip: place, style: style).path.contains(point)
  }
}
