public import UIKitCore

/// A view that shows an image, or several in turn.
///
/// Nothing is drawn for an image in its own colours: its pixels are the layer's contents, scaled as `contentMode` says
/// and kept in that size. Only templates, symbols and resizable images are drawn, once for a colour and size.
open class UIImageView: UIView {
  /// What was handed to the layer last.
  final var picture: ImagePicture?
  final var animation: ImageAnimation?

  /// A view as large as an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view as large as an image, with another for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUpImageView()
    self.image = image
    self.highlightedImage = highlightedImage
    imageDidChange(from: nil)
  }

  /// A view with a frame and no image yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpImageView()
  }

  /// Archives hold no views here: one without an image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpImageView()
  }

  private func setUpImageView() {
    hooks = self
    isUserInteractionEnabled = false
  }

  // MARK: Images

  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange(from: oldValue) } } }
  /// The image while highlighted; nil is `image`.
  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue, isHighlighted { showPicture() } } }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showPicture() } } }
  /// The size and thickness that symbols are shown in.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
  }

  // MARK: Several in turn

  /// Images to be shown in turn.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Images to be shown in turn while highlighted; nil are `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// How long all of them take, in seconds; 0 is a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 is without end.
  open var animationRepeatCount = 0

  /// Shows the animation images in turn.
  open func startAnimating() { beginAnimation() }
  /// Shows the image again.
  open func stopAnimating() { endAnimation() }
  /// Whether images are shown in turn.
  open var isAnimating: Bool { animation != nil }

  // MARK: Hooks

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { configuredImage?.size ?? super.intrinsicContentSize }

  /// The size of the image; without one the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { configuredImage?.size ?? bounds.size }

  /// What of the image layout should align.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// How the image is fitted.
  open override var contentMode: ContentMode { didSet { if contentMode != oldValue { showPicture() } } }

  /// How the view takes the reading direction: some images are turned where it runs from right to left.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { showPicture() } }
  }

  /// Templates are drawn in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  /// Colours, directions and scales follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showPicture()
  }

  /// An animation waits while the view is in no window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    applyPictureScale()
    animation?.windowDidChange()
  }
}
