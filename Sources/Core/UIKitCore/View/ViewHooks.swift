import CoreGraphics

/// What views of higher modules answer besides UIKit's own hooks.
///
/// Swift lets other modules override only open members, and open members are public: names that UIKit does not
/// have. So a class with something to say conforms to this and sets `hooks` to itself in its initialiser.
@MainActor
package protocol ViewHooks: AnyObject {
  /// A wheel or touchpad scrolled over the view: true when it was used.
  func handleScroll(_ scroll: ScrollInput) -> Bool
  /// Text was typed while the view was first responder: true when it was used.
  func handleText(_ text: String) -> Bool
  /// The pointer moved, in the window, while the view has all keys; nil when it left the window.
  func handleHover(_ place: CGPoint?)
  /// Text that an input method has not settled is to be shown, in place of what it had; the range is its caret or
  /// selection in it, in UTF-16 units.
  func handleMarkedText(_ text: String, selected: Range<Int>)
  /// Whether typed text is of use to the view while it is first responder.
  var takesText: Bool { get }
  /// Where its caret is, in its space; nil where it has none.
  var textCaret: CGRect? { get }
  /// The next request to give up the keys is not to be refused.
  func willBeForcedToResign()
  /// The scene's window came to the front, or left it.
  func sceneActivityDidChange(_ isActive: Bool)
  /// What the pointer looks like over the view; nil leaves it to the superview.
  var cursor: HostCursor? { get }
  /// Whether a gesture of an ancestor may take a touch of this view: a button keeps its taps.
  func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool
  /// A subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView)
  /// The bounds' size changed, before layout.
  func boundsSizeDidChange(from old: CGSize)
  /// Whether the view shows by itself where the keyboard's focus is inside it.
  var drawsFocus: Bool { get }
  /// How far the first baseline lies below the top edge; nil without text.
  var firstBaseline: CGFloat? { get }
  /// How far the last baseline lies above the bottom edge; nil without text.
  var lastBaseline: CGFloat? { get }
  /// The height of a line in the font of the text; nil without text.
  var lineHeight: CGFloat? { get }
  /// Hugging and compression resistance that the class starts with, where they are not the usual 250 and 750.
  var defaultHuggingPriority: UILayoutPriority { get }
  /// The height of the content at a width, for text that breaks into lines; nil where the width does not matter.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat?
  /// Constraints to the view's own edges give its content this size: a scroll view scrolls over it. Asked only of
  /// views that say `definesContentSize`.
  func contentSizeDidChange(_ size: CGSize)
  /// Something inside is about to be used by keys: a view that scrolls shows it. The rectangle is in the view's space.
  func bringIntoView(_ rect: CGRect)
  /// Whether content that scrolls shows its top edge; nil for views that do not scroll up and down.
  var isScrolledToTop: Bool? { get }
  /// Where scrolling that was let go comes to rest, points a millisecond; asked before the delegate.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint
  /// Whether constraints from subviews to the view's edges define a content rather than the view.
  var definesContentSize: Bool { get }
}

extension ViewHooks {
  package func handleScroll(_ scroll: ScrollInput) -> Bool { false }
  package func handleText(_ text: String) -> Bool { false }
  package func handleHover(_ place: CGPoint?) {}
  package func handleMarkedText(_ text: String, selected: Range<Int>) {}
  package var takesText: Bool { false }
  package var textCaret: CGRect? { nil }
  package func willBeForcedToResign() {}
  package func sceneActivityDidChange(_ isActive: Bool) {}
  package var cursor: HostCursor? { nil }
  package func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool { true }
  package func bringIntoView(_ rect: CGRect) {}
  package func subviewVisibilityDidChange(_ subview: UIView) {}
  package func boundsSizeDidChange(from old: CGSize) {}
  package var drawsFocus: Bool { false }
  package var firstBaseline: CGFloat? { nil }
  package var lastBaseline: CGFloat? { nil }
  package var lineHeight: CGFloat? { nil }
  package var defaultHuggingPriority: UILayoutPriority { .defaultLow }
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  package func contentSizeDidChange(_ size: CGSize) {}
  package var isScrolledToTop: Bool? { nil }
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  package var definesContentSize: Bool { false }
}

extension UIResponder {
  /// Asks the views of the responder chain, this one first, until one uses the scroll.
  final func scroll(_ scroll: ScrollInput) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView, view.hooks?.handleScroll(scroll) == true { return true }
      responder = current.next
    }
    return false
  }
}
