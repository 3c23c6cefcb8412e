public import CoreGraphics
import QuartzCore
import Typesetting
public import UIKitCore

/// A line of text that the user edits.
///
/// Every place counts UTF-16 units, and carets stand between what readers take for characters. A keyboard, a pointer and
/// input methods edit as they do elsewhere on the desktop; there are no handles at a selection for fingers, and no menu.
/// Very long text is laid out only around the caret. Newlines that are typed or pasted become spaces.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  final var edited = FieldText()
  final var style = FieldStyle()
  final var history = FieldHistory()
  final var session = FieldSession()
  final var parts = FieldParts()
  final var typeface = UIFont.systemFont(ofSize: 17)
  final var ink = UIColor.label
  final var alignment = NSTextAlignment.natural
  /// What `defaultTextAttributes` says besides font, colour and paragraph.
  final var otherAttributes: [NSAttributedString.Key: Any] = [:]
  final var hint: FieldHint?
  final var typing: [NSAttributedString.Key: Any]?
  final var keptLine: FieldLine?
  final var keptCut: TextLayout?
  /// How far a line that is too long is moved to the left.
  final var scroll: CGFloat = 0

  /// A field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .fill
  }

  /// Archives hold no fields here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHorizontalAlignment = .fill
  }

  // MARK: Text

  /// The text; setting it asks and tells nobody, and puts the caret at its end.
  open var text: String? {
    get { edited.string }
    set { setText(newValue ?? "") }
  }
  /// The text with its looks.
  open var attributedText: NSAttributedString? {
    get { FieldString(edited.string, style, base: defaultTextAttributes) }
    set { setText(newValue?.string ?? "", newValue.map { FieldStyle($0) } ?? FieldStyle()) }
  }
  /// The colour; setting it sets that of the whole text, and nil is the colour of labels.
  open var textColor: UIColor? {
    get { ink }
    set { setColor(newValue ?? .label) }
  }
  /// The font; setting it sets that of the whole text, and nil is the system's at 17 points.
  open var font: UIFont? {
    get { typeface }
    set { setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  /// Where the text lies; natural is where the interface begins to read.
  open var textAlignment: NSTextAlignment {
    get { alignment }
    set {
      alignment = newValue
      textPlaceDidChange()
    }
  }
  /// The look of text that brings none of its own; setting it sets that of the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaultLook }
    set { setDefaultLook(newValue) }
  }
  /// The look of what will be typed at the caret; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { session.isEditing ? typing ?? lookAtCaret : nil }
    set { typing = session.isEditing ? newValue : nil }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { hint?.text }
    set { setHint(newValue.map { FieldHint(text: $0) }) }
  }
  /// The same with its looks.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint?.styled ?? hint.map { NSAttributedString(string: $0.text, attributes: hintLook) } }
    set { setHint(newValue.map { FieldHint(text: $0.string, styled: NSAttributedString(attributedString: $0)) }) }
  }
  /// Whether beginning to edit clears the text, if the delegate allows it.
  open var clearsOnBeginEditing = false
  /// Whether typing takes the place of the whole text; true until then, or until the selection is set.
  open var clearsOnInsertion = false
  /// Whether the font becomes smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
  }
  /// The smallest size that it becomes.
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { textDidChange() } } }
  /// Whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { followTextSize() } }
  }
  /// Kept for programs that read it: there is no menu that changes looks.
  open var allowsEditingTextAttributes = false

  /// Asked and told of what the user does.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is edited now.
  open var isEditing: Bool { session.isEditing }

  // MARK: Look

  /// What is drawn around the field.
  open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { textSizeDidChange() } } }
  /// A picture behind the text, unless the border is `roundedRect`.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The picture while the field cannot be used.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// When the button that clears the text is shown; there has to be text.
  open var clearButtonMode: ViewMode = .never { didSet { if clearButtonMode != oldValue { textSizeDidChange() } } }
  /// A view where reading begins.
  open var leftView: UIView? { didSet { sideViewDidChange(oldValue, leftView) } }
  /// When it is shown.
  open var leftViewMode: ViewMode = .never { didSet { if leftViewMode != oldValue { textSizeDidChange() } } }
  /// A view where reading ends; where it is shown, there is no button that clears.
  open var rightView: UIView? { didSet { sideViewDidChange(oldValue, rightView) } }
  /// When it is shown.
  open var rightViewMode: ViewMode = .never { didSet { if rightViewMode != oldValue { textSizeDidChange() } } }

  // MARK: Keyboard

  /// Whether bullets are shown for the characters; such text is neither copied nor cut, and typing into it anew begins
  /// with an empty field.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textDidChange() } } }
  /// Kept for programs that read it.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept for programs that read it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept for programs that read it.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept for programs that read it.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept for programs that read it.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept for programs that read it.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept for programs that read it.
  open var keyboardType = UIKeyboardType.default
  /// Kept for programs that read it.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept for programs that read it.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Kept for programs that read it.
  open var textContentType: UITextContentType!
  /// Kept for programs that read it.
  open var passwordRules: UITextInputPasswordRules?
  /// How text looks that an input method has not settled; nil is underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textDidChange() } }
  /// Told of changes that do not come from the keyboard.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// What finds the words.
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  // MARK: Rectangles

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: false) }
  /// Where the placeholder is: where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds, isEditing: true) }
  /// Where the button is that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(in: bounds) }
  /// Where the view is at which reading begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: leftView, isLeading: true, in: bounds) }
  /// Where the view is at which reading ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(of: rightView, isLeading: false, in: bounds) }

  // MARK: Drawing

  /// Draws the text.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawHint(in: rect) }
  /// Draws border, selection and text.
  open override func draw(_ rect: CGRect) { drawContent() }
  /// Places the views, and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  /// As wide as text or placeholder, as high as a line, with room for the border.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// As wide as text or placeholder, as high as a line, with room for the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  /// Colours, directions and text sizes follow the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }
  /// The caret has the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    setNeedsLayout()
  }
  /// How the field takes the reading direction.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { textPlaceDidChange() } }
  }

  // MARK: Editing

  /// Whether it can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins to edit, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }
  /// A field that leaves its window is no longer edited.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { resignAnyway() }
  }
  /// Whether there is text.
  open var hasText: Bool { !edited.isEmpty }
  /// Puts text in at the caret, in place of what is selected; the delegate is not asked.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes what is selected, or the character before the caret; the delegate is not asked.
  open func deleteBackward() { delete(deletionRange(.backward, .character)) }
  /// Whether the user may put text in place of a range: asks the delegate.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(offsets(of: range), to: text)
  }
  /// Takes what is selected to the pasteboard.
  open func cut(_ sender: Any?) { cutSelection() }
  /// Copies what is selected to the pasteboard.
  open func copy(_ sender: Any?) { copySelection() }
  /// Puts the pasteboard's text in place of what is selected.
  open func paste(_ sender: Any?) { pasteText() }
  /// Deletes what is selected.
  open func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { selectWord(at: edited.head) }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { select(from: 0, to: edited.count) }

  /// Where a caret stands.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: offset(of: position)) }
  /// The first rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
  /// The rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { fieldRects(of: offsets(of: range)) }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { FieldPosition(offset(at: point)) }

  // MARK: Touches and keys

  /// A pointer begins to select; a finger begins to edit when it is lifted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { touchWentDown(touch) }
  }
  /// Selects.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { touchMoved(touch) }
  }
  /// Begins to edit.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { touchWentUp(touch) }
  }
  /// The touch was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    session.touch = nil
  }
  /// Edits; Escape, Tab and what does not concern text go on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: { takeKey($0) }) { super.pressesBegan(presses, with: event) }
  }
  /// Edits again while a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: { takeKey($0) }) { super.pressesChanged(presses, with: event) }
  }
  /// Keys that edit end here.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: \.typesText) { super.pressesEnded(presses, with: event) }
  }

  // MARK: Hooks of this module

  override func stateDidChange() {
    setNeedsDisplay()
    if !isEnabled { resignAnyway() }
  }
  package override func handleText(_ text: String) -> Bool { type(text) }
  package override func handleMarkedText(_ text: String, selected: Range<Int>) { compose(text, selected) }
  package override func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    // Selecting in a scroll view does not scroll it.
    session.touch?.selects != true && super.allowsGesture(recognizer)
  }
  package override var takesText: Bool { isEditing }
  package override var textCaret: CGRect? { isEditing ? caretRect(at: edited.head) : nil }
  package override func willBeForcedToResign() { session.isForced = true }
  package override func sceneActivityDidChange(_ isActive: Bool) { restartBlinking() }
  package override var drawsFocus: Bool { true }
  package override var cursor: HostCursor? { isEnabled ? .beam : nil }
  package override func boundsSizeDidChange(from old: CGSize) { textPlaceDidChange() }
  package override var firstBaseline: CGFloat? { baseline }
  package override var lastBaseline: CGFloat? { baseline.map { bounds.height - $0 } }
  package override var lineHeight: CGFloat? { typeface.lineHeight }
}
