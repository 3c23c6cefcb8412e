public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle that draws, holds other views, and takes part in touches; its picture is its layer.
///
/// What has to be done after a change is marked and done once in the next frame; a view that overrides no
/// drawing has no backing picture.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer, made from `layerClass`.
  public final let layer: CALayer
  /// The view's children, back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The superview, which clears this when it goes; for the cost of a weak reference see `CALayer.parent`.
  final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  final weak var windowReference: UIWindow?
  /// The controller whose root view this is.
  final weak var controller: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  final var background: UIColor?
  final var ownTint: UIColor?
  final var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  final var safeArea = UIEdgeInsets.zero
  final var shownTraits: UITraitCollection?
  /// What classes of higher modules answer, themselves.
  package final unowned(unsafe) var hooks: (any ViewHooks)?
  /// What Auto Layout keeps for the view.
  package final var layoutState: LayoutState?

  /// A number to find the view by.
  open var tag = 0
  /// Whether the view and what it holds take touches.
  open var isUserInteractionEnabled = true
  /// Whether it takes more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether its touches keep others from beginning elsewhere.
  open var isExclusiveTouch = false
  /// Whether a new size places the subviews by their autoresizing masks.
  open var autoresizesSubviews = true
  /// What of the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether margins are at least the superview's where it is close.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  /// Whether margins start at the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsDidChange() } }
  }
  /// Whether the view clears its picture before drawing; it always is clear here.
  open var clearsContextBeforeDrawing = true
  /// How the view takes the reading direction.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// The appearance that the view and what it holds are forced to.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }
  /// An identifier for tests and tools.
  open var accessibilityIdentifier: String?
  /// What assistive technologies call the view.
  open var accessibilityLabel: String?

  /// A view with a frame in its superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }

  /// Archives hold no views here: a view of size zero.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: .zero)
  }

  /// A view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  nonisolated deinit {
    layer.painter = nil
    for view in subviews { view.parent = nil }
  }

  private static func makeLayer() -> CALayer {
    let type: AnyClass = layerClass
    if type == CALayer.self { return CALayer() }
    guard let type = type as? CALayer.Type else { programmerError("\(Self.self).layerClass is no class of CALayer.") }
    return type.make()
  }

  private func setUp(frame: CGRect) {
    layer.isViewBacked = true
    layer.painter = self
    layer.contentsScale = UIScreen.main.scale
    if frame != .zero { self.frame = frame }
    layer.setNeedsDisplay()
  }

  /// The class of views' layers.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view needs constraints to be right, also when nobody adds one.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Place

  /// The smallest rectangle of the superview around the view.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = checked(newValue, "frame") } }
  }
  /// The view's rectangle in its own space.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = checked(newValue, "bounds") } }
  }
  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = checked(newValue, "center") } }
  }
  /// The transform about the middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  // MARK: Look

  /// How much of the view and what it holds shows, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = newValue.isNaN ? 1 : Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view and what it holds is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.hooks?.subviewVisibilityDidChange(self)
    }
  }
  /// What fills the bounds, for the traits the view is shown with.
  open var backgroundColor: UIColor? {
    get { background }
    set {
      background = newValue
      applyBackground()
    }
  }
  /// Whether what the view holds is cut at its bounds and corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A promise that the view covers its bounds.
  open var isOpaque = true
  /// What happens to the picture when the size changes.
  open var contentMode: ContentMode = .scaleToFill { didSet { if contentMode != oldValue { applyContentMode() } } }
  /// The colour of what can be pressed; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintDidChange()
    }
  }

  // MARK: Hooks

  /// Draws; nothing unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Places subviews; by default Auto Layout has done so.
  open func layoutSubviews() {}
  /// Adds and changes constraints.
  open func updateConstraints() { constraintsWereUpdated() }
  /// The size the view would have by itself; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that the intrinsic size has changed: Auto Layout asks again.
  open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
  /// What Auto Layout aligns lies within the frame by these.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that Auto Layout aligns, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of a rectangle that Auto Layout aligns.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// The size that fits best into a size; the current one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { bounds.size = size; frame.origin = frame.origin.roundedToPixel(contentScaleFactor) }
  }
  /// The size that the constraints give near a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints give near a target size that holds with the priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The front view at a point of this view's space that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontView(at: point, event) }
  /// Whether a point of this view's space lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Whether a recognizer of this view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to be moved.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view was moved.
  open func didMoveToSuperview() {}
  /// The view is about to come into a window, or leave it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view came into a window, or left it.
  open func didMoveToWindow() {}
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The tint changed.
  open func tintColorDidChange() {}
  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The layout margins changed.
  open func layoutMarginsDidChange() { marginsChanged() }
  /// What happens when a property of the layer changes: nothing but in an animation.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(layer, event) }
  /// Draws into a context, for a layer's delegate; a view draws in `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Places the sublayers: the view's own turn.
  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// Whom events go to next: the controller whose root view this is, or the superview.
  open override var next: UIResponder? { controller ?? superview }
}
