import CoreGraphics
public import Foundation

/// The measures that a background of popovers has; asked once per presentation.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow where it meets the body, in points.
  static func arrowBase() -> CGFloat
  /// How far the content stays from the body's edges, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// From the body's edge to the arrow's tip, in points.
  static func arrowHeight() -> CGFloat
}

/// Draws body and arrow of a popover in place of the system's look; its subclasses override everything here.
///
///     popover.popoverBackgroundViewClass = PaperBackground.self
///
/// The view is made with `init(frame:)` and fills body and arrow; the content lies in front of it, inside the insets.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The tip's distance from the middle of its edge, in points; set whenever the popover is placed.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points; set whenever the popover is placed.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content gets the look that the system gives it; kept only.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Must be overridden: without it the program stops.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") }
  /// Must be overridden: without it the program stops.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
  /// Must be overridden: without it the program stops.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

  private class func missing(_ what: String) -> Never {
    programmerError("\(self) must override \(what): it is the background of a popover.")
  }
}
