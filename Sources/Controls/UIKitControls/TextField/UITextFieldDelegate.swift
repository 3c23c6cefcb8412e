public import Foundation

/// Asked and told of what the user does with a field; everything is optional.
///
/// Typing a letter calls, in this order: `shouldChangeCharactersIn`, `DidChangeSelection`, then the events
/// `editingChanged` and the notification. Moving on to another field calls: the new one's `ShouldBeginEditing`, the old
/// one's `ShouldEndEditing` and `DidEndEditing`, the new one's `DidBeginEditing`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may be edited now.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may give up the keys.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is no longer edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field is no longer edited, and why; called in place of the one above.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether text may be put in place of a range, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection is another, or the text was changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
