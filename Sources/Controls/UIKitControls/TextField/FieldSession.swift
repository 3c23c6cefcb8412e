import QuartzCore
import UIKitCore

/// What a field remembers from when editing begins to when it ends.
struct FieldSession {
  /// A touch that places the caret.
  struct Touch {
    let start: CGPoint
    /// Whether moving it selects; a finger on a field that is not edited only begins to edit.
    let selects: Bool
  }

  var isEditing = false
  /// Whether a delegate is asked just now; what it does about the keys meanwhile does not ask again.
  var isBeginning = false
  var isEnding = false
  /// Whether the delegate is not asked when editing ends.
  var isForced = false
  /// Whether the next letter takes the place of the whole text, since hidden text cannot be gone on with.
  var startsAnew = false
  var touch: Touch?
  /// When the caret last moved; blinking ends some time after that.
  var lastMove: CFTimeInterval = 0
}

/// The views of a field, made when they are needed, and what it belongs to.
struct FieldParts {
  var caret: UIView?
  var clearButton: UIButton?
  var blink: LoopTimer?
  /// What an alert does about Return, once everybody else was told.
  var onReturn: (() -> Void)?
}

/// What is shown while there is no text.
struct FieldHint {
  let text: String
  var styled: NSAttributedString?
}

/// The button that clears a field.
final class FieldClearButton: UIButton {
  /// Over it the pointer is no beam.
  package override var cursor: HostCursor? { .arrow }
  /// Keys stay with the field.
  override var canBecomeFirstResponder: Bool { false }
}
