package import CoreGraphics
package import Foundation

/// What a host reports about a window: its own words, translated from the window system's.
package enum HostEvent {
  /// A finger or the main button; `id` tells fingers apart.
  case touch(UITouch.Phase, at: CGPoint, id: Int, type: UITouch.TouchType)
  /// The pointer's second button went down.
  case secondaryClick(at: CGPoint)
  /// The pointer moved with no button down; nil when it left the window.
  case hover(CGPoint?)
  /// A wheel or a touchpad.
  case scroll(ScrollInput)
  /// A key went down or up.
  case key(UIPress.Phase, UIKey)
  /// Text was typed.
  case text(String)
  /// An input method shows text that is not settled yet; the range is its caret or selection in it, in UTF-16 units.
  case markedText(String, selected: Range<Int>)
  /// The window came to the front, or left it.
  case active(Bool)
  /// The window has another size, in points, or scale.
  case resize(CGSize, scale: CGFloat)
  /// The user wants the window closed.
  case close
}

/// A turn of a wheel or a move on a touchpad.
package struct ScrollInput {
  /// Where the pointer is, in the window.
  package var location: CGPoint
  /// How far the content should move, in points: positive y shows what is further down.
  package var delta: CGVector
  package init(location: CGPoint, delta: CGVector) {
    self.location = location
    self.delta = delta
  }
}
