public import UIKitCore

/// A control with a title and an image that is tapped.
///
/// Its title is a label whose frame is exactly around the words, so that a popover can point at them. With a
/// `configuration` that one decides about look and layout, else the titles, images and colours of each state do.
open class UIButton: UIControl {
  /// Applies changes of state to a configuration.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  // What was set for each state.
  final var titles = StateTable<String>()
  final var attributedTitles = StateTable<NSAttributedString>()
  final var titleColors = StateTable<UIColor>()
  final var titleShadowColors = StateTable<UIColor>()
  final var images = StateTable<UIImage>()
  final var backgroundImages = StateTable<UIImage>()
  final var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

  // What shows it, made when it is needed.
  final var parts = ButtonParts()
  final var needsConfigurationUpdate = false
  final var wasHighlighted = false

  /// The kind.
  public internal(set) final var buttonType = ButtonType.custom

  /// A custom button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives hold no buttons here: a custom one of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button that performs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    take(primaryAction)
  }

  /// A button that looks as a configuration says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    take(primaryAction)
    self.configuration = configuration
  }

  /// A system button with an image that calls a method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = make(frame: .zero)
    button.become(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // MARK: Content by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { change { $0.titles[state] = title } }
  /// Sets the title of a state with its own looks; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }
  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change { $0.titleColors[state] = color } }
  /// Sets the colour of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { $0.titleShadowColors[state] = color } }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { change { $0.images[state] = image } }
  /// Sets the image behind title and image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change { $0.backgroundImages[state] = image } }
  /// Sets size and thickness of a symbol that is the image of a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change { $0.symbolConfigurations[state] = configuration } }

  /// The title of a state; the normal one unless set.
  open func title(for state: State) -> String? { titles.value(for: state) }
  /// The title of a state with its own looks.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }
  /// The colour of the title of a state.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor(for: state) }
  /// The colour of the title's shadow of a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }
  /// The image of a state.
  open func image(for state: State) -> UIImage? { images.value(for: state) }
  /// The image behind title and image of a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }
  /// Size and thickness of a symbol that is the image of a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations.value(for: state)
  }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? title(for: state) }
  /// The title that is shown, with its looks.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The image that is shown behind.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Size and thickness of the symbol that is shown.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the title, whose frame is around the words; made when first asked for.
  open var titleLabel: UILabel? { makeTitleLabel() }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image; made when first asked for.
  open var imageView: UIImageView? { makeImageView() }

  // MARK: Look

  /// What the button is for.
  open var role: Role = .normal { didSet { if role != oldValue { contentDidChange() } } }
  /// The room around title and image.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { sizeDidChange() } } }
  /// Moves the title; the button's own size does not count it.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Moves the image; the button's own size does not count it.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
  /// Whether the title's shadow falls on the other side under a finger.
  open var reversesTitleShadowWhenHighlighted = false { didSet { applyLook(animated: false) } }
  /// Whether a custom button's image fades under a finger.
  open var adjustsImageWhenHighlighted = true
  /// Whether a custom button's image is faint when the button cannot be used.
  open var adjustsImageWhenDisabled = true { didSet { applyLook(animated: false) } }
  /// Whether a tap chooses the button, or chooses it no longer; with a menu that a touch opens, whether the button shows
  /// which of the menu's actions was chosen last.
  open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }
  /// The menu that a long press opens, or a touch with `showsMenuAsPrimaryAction`; one that is open is replaced.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// In which order the menu shows its elements; by itself the first is nearest to the button.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Look and layout in one value; nil leaves them to what was set for each state.
  open var configuration: Configuration? { didSet { configurationDidChange(from: oldValue) } }
  /// Called when the state changes, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether changes of state update the configuration.
  open var automaticallyUpdatesConfiguration = true
  /// Has the configuration updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Changes the configuration for the state: the update handler does.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  /// Where the background lies in the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and image lie in the bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }
  /// Where the title lies in the content's rectangle: around its words.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { classicRects(in: contentRect).title }
  /// Where the image lies in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { classicRects(in: contentRect).image }

  /// The size of title and image, with 6 points above and below a title unless `contentEdgeInsets` says otherwise.
  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }
  /// The same, wrapped at a width where a configuration wraps its title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width > 0 ? size.width : nil) }
  /// Places title and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// How the button takes the reading direction: the image stands where reading begins.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  // MARK: Hooks

  /// Titles and templates have the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLook(animated: false)
  }
  /// Directions and colours follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyLook(animated: false)
    setNeedsLayout()
  }
  /// Buttons can have the keys.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Does what the button is for.
  open override func performPrimaryAction() {
    if changesSelectionAsPrimaryAction {
      isSelected.toggle()
      sendActions(for: .valueChanged)
    }
    super.performPrimaryAction()
  }
  /// Whether a touch opens the menu at once.
  open override var showsMenuAsPrimaryAction: Bool { didSet { showChoice() } }
  /// The button's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }
  /// What assistive technologies call the button: its title unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  override var hasPrimaryAction: Bool { true }
  override var ticksOneOfMenu: Bool { isPopUp }
  override func didChoose(_ action: UIAction) { showChoice() }
  override func stateDidChange() { buttonStateDidChange() }
  package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    configuration == nil ? nil : naturalSize(width: width).height
  }
  package override var firstBaseline: CGFloat? { titleBaselines?.first }
  package override var lastBaseline: CGFloat? { titleBaselines?.last }
}
