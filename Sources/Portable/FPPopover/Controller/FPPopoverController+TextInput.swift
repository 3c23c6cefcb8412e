public import UIKit

extension FPPopoverController {
  /// Presents the popover from a range of the text of an input.
  ///
  /// - Parameters:
  ///   - range: The range; of an empty one the caret is the anchor.
  ///   - input: The text field, text view or other input.
  ///   - animated: Whether it fades in.
  /// - Returns: Whether it is shown.
  @discardableResult
  public func present(from range: UITextRange, of input: any UIView & UITextInput, animated: Bool = true) -> Bool {
    // Apple's property is an optional one.
    let space: UIView = (input.textInputView as UIView?) ?? input
    guard !range.isEmpty else {
      return present(from: input.caretRect(for: range.start), in: space, animated: animated)
    }
    let lines = input.selectionRects(for: range).map { $0.rect }.filter { !$0.isEmpty }
    return present(fromText: lines, in: space, animated: animated)
  }
}
