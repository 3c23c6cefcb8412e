import CoreGraphics
public import Foundation

/// A place in the text of an input; each input has a subclass of its own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of the text of an input; each input has a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected; a selection has several where directions mix.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the input's space.
  open var rect: CGRect { .zero }
  /// The direction of the text in it.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text is written downwards.
  open var isVertical: Bool { false }
}

/// A direction in the order of the text.
public nonisolated enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction on the screen.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction of either kind.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction among both kinds.
  public var rawValue: Int
  /// A direction by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
public nonisolated enum UITextGranularity: Int, Sendable {
  /// What readers take for one character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// Everything.
  case document = 5
}
