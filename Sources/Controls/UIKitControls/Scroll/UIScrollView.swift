public import CoreGraphics
import QuartzCore
public import UIKitCore

/// Shows a part of a larger content; dragging, a wheel or code choose which.
///
/// The offset is the origin of the bounds, so scrolling moves no view: it changes what is composited.
open class UIScrollView: UIView {
  /// Told how it scrolls.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The point of the content at the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }
  /// The size of the content.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentSizeChanged() } } }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetsChanged() } } }
  /// Whether the safe area counts as room around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }
  /// Whether it scrolls.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether dragging beyond the content springs back.
  open var bounces = true
  /// Whether it springs also where the content fits.
  open var alwaysBounceVertical = false
  /// Whether it springs also where the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether it comes to rest at multiples of its size.
  open var isPagingEnabled = false
  /// Whether a drag keeps to the axis it began along.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is clear that they do not scroll; they never wait here, scrolling cancels them.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away from the content.
  open var canCancelContentTouches = true {
    didSet { panGestureRecognizer.cancelsTouchesInView = canCancelContentTouches }
  }
  /// Whether the indicator on the right is shown.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update(self) } }
  /// Whether the indicator at the bottom is shown.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update(self) } }
  /// The indicators' colour.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update(self) } }
  /// The distances of the indicators from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
  /// The distances of the indicators from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update(self) } }
  /// How fast it comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top; there is none here.
  open var scrollsToTop = true

  /// The recognizer that drags.
  public final let panGestureRecognizer = UIPanGestureRecognizer()
  /// Whether a finger is down.
  public internal(set) final var isTracking = false
  /// Whether a finger drags.
  public internal(set) final var isDragging = false
  /// Whether it goes on by itself.
  public internal(set) final var isDecelerating = false

  final let indicators = ScrollIndicators()
  final var dragStart = CGPoint.zero
  final var motion: ScrollMotion?
  final var ticker: FrameTicker?
  final var lastInsets = UIEdgeInsets.zero

  /// A scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Archives hold no views here: a scroll view of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  private func setUpScrolling() {
    clipsToBounds = true
    hooks = self
    panGestureRecognizer.addTarget(self, action: Selector(Self.panned))
    addGestureRecognizer(panGestureRecognizer)
    indicators.add(to: layer)
  }

  /// What counts as room around the content: `contentInset` and, as the behaviour says, the safe area.
  open var adjustedContentInset: UIEdgeInsets { insetsInForce }

  /// The insets in force changed.
  open func adjustedContentInsetDidChange() {}

  /// Sets the offset, animated or at once; it may lie beyond the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    animated ? glide(to: contentOffset) : setOffset(contentOffset)
  }

  /// Scrolls as little as shows the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash(self) }

  /// Whether a touch goes to the content at once.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether scrolling may take touches away from a view.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// The bounds; their origin is the offset.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { offsetChanged() } }
  }

  /// The insets follow the safe area.
  open override func safeAreaInsetsDidChange() { insetsChanged() }

  /// Keeps the indicators in place.
  open override func layoutSubviews() { indicators.update(self) }

  /// Dragging begins where something can scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== panGestureRecognizer || mayDrag
  }

  private func panned() { drag(panGestureRecognizer) }
}
