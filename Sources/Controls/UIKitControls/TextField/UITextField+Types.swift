public import Foundation

extension UITextField {
  /// What is drawn around a field.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A frame that seems sunken.
    case bezel = 2
    /// A light frame with round corners, and a ground.
    case roundedRect = 3
  }

  /// When a view of a field is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why a field is no longer edited.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// It gave up the keys.
    case committed = 0
  }

  /// A field is edited.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// A field is no longer edited.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The user changed a field's text.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of why a field is no longer edited, the number of a `DidEndEditingReason`.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
