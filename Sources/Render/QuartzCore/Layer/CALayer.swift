public import CoreGraphics
public import Foundation

/// A node of the picture: a rectangle with a background, a border, a shadow, contents and sublayers.
///
/// Setting a property costs no drawing: it marks the layer, and the next frame's passes walk only the marked
/// paths of the tree. Layers are drawn as the affine part of their transforms says.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // What was set, and what an animation shows instead.
  final var values = LayerState()
  final var shown: LayerState?
  final var running: [RunningAnimation] = []

  // The tree.
  final var children: [CALayer] = []
  /// The superlayer, which clears this when it goes.
  ///
  /// A weak reference would give every layer that holds others a side table, which makes each retain and release of it
  /// slower.
  final nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  final var maskLayer: CALayer?
  final package weak var context: LayerContext?
  final var dirt: LayerDirt = [.layout]

  // What the last composite pass painted, in points of the root, for damage.
  final var painted = CGRect.null
  final var paintedBelow = CGRect.null
  final var paintedBounds = CGRect.null

  // Contents: set from outside, or drawn by `display`.
  final var picture: CGImage?
  final var pictureIsDrawn = false
  final var prepared: PreparedContents?
  final var pathShadow: PathShadow?
  /// Makes the layer's outline for bounds and frame as they are shown; nil is a rounded rectangle.
  final package var makeOutline: ((_ bounds: CGRect, _ frame: CGRect) -> LayerOutline)? {
    didSet { outlineDidChange() }
  }
  final var keptOutline: KeptOutline?

  /// Whether a view owns the layer: then `display` draws lazily and properties animate only in the view's blocks.
  final package var isViewBacked = false
  /// What draws a view's layer: the view, which clears this when it goes.
  final package nonisolated(unsafe) unowned(unsafe) var painter: (any LayerPainter)?
  private final weak var givenDelegate: (any CALayerDelegate)?

  /// Makes a layer of size zero.
  public override init() { super.init() }

  /// Copies the properties that animate; what a presentation copy is made with.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.values
    picture = other.picture
    masksToBounds = other.masksToBounds
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsRect = other.contentsRect
    maskedCorners = other.maskedCorners
    name = other.name
  }

  /// Archives hold no layers here: always nil.
  public required init?(coder: NSCoder) { nil }

  deinit {
    for child in children { child.parent = nil }
    maskLayer?.parent = nil
  }

  // MARK: Properties that animate

  /// The layer's rectangle in its own space; its origin scrolls what the layer holds.
  open var bounds: CGRect {
    get { values.bounds }
    set { set(\.bounds, newValue, .bounds) }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set { set(\.position, newValue, .position) }
  }
  /// The point of the bounds, in units of its size, that `position` places and transforms turn about.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(\.anchorPoint, newValue, .anchorPoint) }
  }
  /// The order among siblings: higher ones in front, equal ones as they were added.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { set(\.zPosition, newValue, .zPosition) }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(\.transform, newValue, .transform) }
  }
  /// How much of the layer and what it holds shows, 0 to 1.
  open var opacity: Float {
    get { values.opacity }
    set { set(\.opacity, newValue, .opacity) }
  }
  /// Whether the layer and what it holds is left out.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(\.isHidden, newValue, .hidden) }
  }
  /// What fills the bounds, behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(\.backgroundColor, newValue, .backgroundColor) }
  }
  /// The radius that rounds the background, the border, and with `masksToBounds` all the layer holds.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius) }
  }
  /// The border's width, inside the bounds, over all the layer holds.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { set(\.borderWidth, newValue, .borderWidth) }
  }
  /// The border's colour.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(\.borderColor, newValue, .borderColor) }
  }
  /// The shadow's colour.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { set(\.shadowColor, newValue, .shadowColor) }
  }
  /// The shadow's opacity; 0, the default, is no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(\.shadowOpacity, newValue, .shadowOpacity) }
  }
  /// How far the shadow lies from the layer.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(\.shadowOffset, newValue, .shadowOffset) }
  }
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { set(\.shadowRadius, newValue, .shadowRadius) }
  }
  /// The outline that throws the shadow; nil is the bounds with their corners.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { set(\.shadowPath, newValue, .shadowPath) }
  }

  // MARK: Properties that do not

  /// Whether what the layer holds is cut at its bounds and corners.
  open var masksToBounds = false { didSet { if masksToBounds != oldValue { mark(.moved) } } }
  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all { didSet { if maskedCorners != oldValue { mark(.moved) } } }
  /// How contents of another size are fitted.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { mark(.repaint) } }
  /// Pixels to a point of drawn contents.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, in units of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { mark(.repaint) } }
  /// Whether a change of the bounds' size draws the contents anew.
  open var needsDisplayOnBoundsChange = false
  /// A promise that the contents cover the bounds.
  open var isOpaque = false
  /// Whether the layer and what it holds fade as one picture.
  open var allowsGroupOpacity = true
  /// A name for people.
  open var name: String?
  /// What answers for the layer, which does not keep it alive: a view, for a view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { givenDelegate ?? painter }
    set { givenDelegate = newValue === painter ? nil : newValue }
  }
  /// Actions by key that take precedence over the defaults.
  open var actions: [String: any CAAction]?

  /// The picture shown in the layer: a `CGImage`.
  open var contents: Any? {
    get { picture }
    set {
      picture = newValue as? CGImage
      pictureIsDrawn = false
      prepared = nil
      dirt.remove(.display)
      mark(.repaint)
    }
  }

  // MARK: Hooks

  /// Draws the contents: the delegate does, or `draw(in:)` into a picture of the bounds.
  open func display() { drawContents() }

  /// Draws into a context of points, y down; the delegate's turn unless overridden.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Places the sublayers; the delegate's turn unless overridden.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer would like; that of its contents in points.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// What happens when a property changes: the delegate's answer, the layer's `actions`, or the default.
  open func action(forKey event: String) -> (any CAAction)? { lookUpAction(event) }

  /// The action a property has where nothing else says so: a basic animation of the current transaction.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of the property needs the contents drawn anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The front layer at a point of the superlayer, or nil outside.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontLayer(at: p) }

  /// Whether a point of the layer's own space lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: What kinds of layers paint by themselves

  /// What the layer paints besides background, contents and border, in its own space.
  var shapeExtent: CGRect { .null }

  /// Paints that.
  func paintShape(in context: CGContext, opacity: CGFloat) {}
}
