import CoreGraphics
public import Foundation

/// A text that can be edited, and where it is on the screen.
///
/// What Apple has besides, for dictation, placeholders and a floating cursor, is not here: nothing would call it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected, or where the caret is.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has not settled yet.
  var markedTextRange: UITextRange? { get }
  /// How that looks; nil for the usual underline.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts in text that is not settled, in place of what was not or of the selection; the range is in that text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles it.
  func unmarkText()
  /// Whether the user may put text in place of a range.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Places

  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// After the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many steps further on the screen; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The place in a range that is furthest on the screen.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a place to the furthest one on the screen.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

  // MARK: Directions

  /// The direction of the paragraph at a place.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of the paragraphs of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: On the screen, in the space of `textInputView`

  /// The first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret stands.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view that shows the text.
  var textInputView: UIView { get }

  // MARK: Others

  /// Who is told of changes that do not come from the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words and lines.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// The usual underline; setting it does nothing.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Yes.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
  /// The input itself.
  public var textInputView: UIView { self }
}

/// Told of changes of a text and its selection.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
