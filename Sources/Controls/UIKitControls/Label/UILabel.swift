import Typesetting
public import UIKitCore

/// A view that shows text.
///
/// Layouts are kept by text and width, so measuring the same text again costs next to nothing, and a label that is only
/// moved is not drawn again. The height of a line is that of the font, whatever scripts the text mixes.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // What is shown: a string in one look, or one that brings its own.
  final var plain: String?
  final var styled: StyledText?
  final var typeface = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var ink = UIColor.label
  final var paragraphAlignment = NSTextAlignment.natural
  final var breaking = NSLineBreakMode.byTruncatingTail
  final var keptContent: TextContent?
  final var keptFit: FontFit?
  /// What Auto Layout was told about the baselines; nil until it asks.
  final var toldBaselines: Baselines?
  /// A button places its title anew when the title's size changes.
  final var sizeDidChange: (() -> Void)?

  /// A label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// Archives hold no labels here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
  }

  private func setUpLabel() {
    hooks = self
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The characters; setting them ends what `attributedText` said besides.
  open var text: String? {
    get { styled?.string.string ?? plain }
    set { setText(newValue) }
  }
  /// Text that brings its own looks; what it does not say, the label's properties do.
  open var attributedText: NSAttributedString? {
    get { styled?.shown ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }
    set { setAttributedText(newValue) }
  }
  /// The font; setting it sets that of the whole text, and nil is the system's font at 17 points.
  open var font: UIFont! {
    get { typeface }
    set { setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
  }
  /// The colour; setting it sets that of the whole text, and nil is the colour of labels.
  open var textColor: UIColor! {
    get { ink }
    set { setColor(newValue ?? .label) }
  }
  /// Where lines lie; natural is where the interface begins to read, whatever the script of the text.
  open var textAlignment: NSTextAlignment {
    get { paragraphAlignment }
    set { setAlignment(newValue) }
  }
  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { breaking }
    set { setLineBreakMode(newValue) }
  }
  /// The greatest number of lines; 0 is as many as fit the height.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textSizeDidChange() } } }
  /// The width that Auto Layout measures several lines for; 0 is the width that the label has.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textSizeDidChange() } }
  }

  // MARK: Look

  /// Whether the text is shown in its full strength.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Whether the text is shown in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
  }
  /// The colour while highlighted; nil is the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }
  /// The colour of a second, sharp copy behind the text; nil is none.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }
  /// How far that copy lies from the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
  }
  /// Whether the font becomes smaller when the text does not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fitDidChange() } }
  }
  /// The smallest part of the font's size that it may become; 0 is a twentieth.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { fitDidChange() } } }
  /// Where a line stands that was made smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue, adjustsFontSizeToFitWidth { setNeedsDisplay() } }
  }
  /// Whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followTextSize() } }
  }
  /// How the label takes the reading direction: natural text lies where reading begins.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
  }
  /// What assistive technologies call the label: its text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Hooks

  /// Where the text lies in a rectangle, at whole pixels: as wide and high as it is, in the middle of the height.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    placedText(in: bounds, lines: max(numberOfLines, 0))
  }

  /// Draws the text in a rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) { if hasText { drawText(in: bounds) } }

  /// The size of the whole text: on one line, or wrapped at `preferredMaxLayoutWidth`.
  ///
  /// Without that Auto Layout asks for the height again when it knows the width.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The size of the text: of a label of one line that of the line, of others wrapped at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

  /// Colours, directions and text sizes follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }
}
