import UIKit

/// Something that is dragged, or moved by arrow keys once it has the focus: eight points at a time, one with Shift.
final class DragHandle: UIView {
  /// Told how far to move, in the superview.
  var moved: (CGPoint) -> Void = { _ in }
  private var last = CGPoint.zero

  init(_ name: String) {
    super.init(frame: .zero)
    accessibilityLabel = name
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  /// A little around it counts too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { last = touch.location(in: superview) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: superview) else { return }
    let offset = CGPoint(x: place.x - last.x, y: place.y - last.y)
    last = place
    moved(offset)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, let way = Self.way(key.keyCode) else { continue }
      let step: CGFloat = key.modifierFlags.contains(.shift) ? 1 : 8
      return moved(CGPoint(x: way.x * step, y: way.y * step))
    }
    super.pressesBegan(presses, with: event)
  }

  private static func way(_ key: UIKeyboardHIDUsage) -> CGPoint? {
    switch key {
    case .keyboardUpArrow: CGPoint(x: 0, y: -1)
    case .keyboardDownArrow: CGPoint(x: 0, y: 1)
    case .keyboardLeftArrow: CGPoint(x: -1, y: 0)
    case .keyboardRightArrow: CGPoint(x: 1, y: 0)
    default: nil
    }
  }
}
