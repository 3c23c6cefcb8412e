public import UIKit

/// Lies over everything while a popover is shown, and tells touches beside the bubble from touches in it.
///
/// A touch is judged once, when it begins, never while views are searched for it: hit testing may ask several times a
/// touch, and without one.
public final class FPTouchView: UIView, UIGestureRecognizerDelegate {
  /// Called when a touch beside the bubble is lifted.
  public var touchedOutside: (() -> Void)?
  /// Called when a touch in the bubble begins; the content gets the touch as well.
  public var touchedInside: (() -> Void)?
  /// Views below that keep their touches.
  public var passthroughViews: [UIView] = []
  /// Called by the accessibility command to leave; returns whether it did.
  var escape: (() -> Bool)?

  /// Sees every touch in the tree without taking one: all it does is in its delegate's answer.
  private let watcher = UITapGestureRecognizer()

  /// A view that catches touches in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    isOpaque = false
    watcher.cancelsTouchesInView = false
    watcher.delegate = self
    addGestureRecognizer(watcher)
  }

  /// Whether a touch began beside the bubble: on this view itself, not on what it holds.
  private func isOutside(_ touch: UITouch) -> Bool { touch.view === self }

  /// Tells of touches in the bubble, and takes none.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if !isOutside(touch) { touchedInside?() }
    return false
  }

  /// Keeps touches beside the bubble from the views below.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Keeps touches beside the bubble from the views below.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Tells of touches beside the bubble.
  ///
  /// Touches in the bubble that nothing there takes come here along the responder chain: they are not outside.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: isOutside) { touchedOutside?() }
  }

  /// Forgets the touch.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The view for a touch: one in the bubble, a passthrough view beside it, or this one.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    for view in passthroughViews where view.window === window {
      if let below = view.hitTest(view.convert(point, from: self), with: event) { return below }
    }
    return hit
  }

  /// Leaves the popover.
  public override func accessibilityPerformEscape() -> Bool { escape?() ?? false }
}
