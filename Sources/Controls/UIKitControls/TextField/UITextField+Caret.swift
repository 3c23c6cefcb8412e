import CoreGraphics
import QuartzCore
import UIKitCore

extension UITextField {
  static let caretWidth: CGFloat = 2
  /// Seconds that the caret shows, and then does not.
  private static let blinkTime: CFTimeInterval = 0.5
  /// Seconds after the last move at which blinking ends, so that a window nobody types in wakes nobody.
  private static let blinkLimit: CFTimeInterval = 10

  // MARK: Geometry

  /// Where the caret at a place of the text stands, in the field's space.
  final func caretRect(at offset: Int) -> CGRect {
    let (rect, line) = (textRoom, line)
    scrollToCaret(line, in: rect)
    let origin = origin(of: line.width, isRightToLeft: line.isRightToLeft, in: rect)
    var x = (origin.x + line.x(of: offset)).rounded(toPixelsOf: contentScaleFactor)
    // A caret behind text that reaches to the edge stays inside.
    if x <= rect.maxX, x > rect.maxX - Self.caretWidth { x = max(rect.maxX - Self.caretWidth, rect.minX) }
    return CGRect(x: x, y: origin.y, width: Self.caretWidth, height: typeface.lineHeight)
  }

  /// The place of the text nearest to a point of the field.
  final func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite else { return edited.head }
    let (rect, line) = (textRoom, line)
    let origin = origin(of: line.width, isRightToLeft: line.isRightToLeft, in: rect)
    return edited.boundary(atOrBefore: line.offset(atX: point.x - origin.x))
  }

  /// The rectangles of a range, in the field's space.
  final func rects(of range: Range<Int>) -> [CGRect] {
    let (rect, line) = (textRoom, line)
    let origin = origin(of: line.width, isRightToLeft: line.isRightToLeft, in: rect)
    return line.spans(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Moves a line that is too long so far that its caret is seen.
  private func scrollToCaret(_ line: FieldLine, in rect: CGRect) {
    let free = line.width + Self.caretWidth - rect.width
    guard session.isEditing, free > Self.caretWidth, rect.width > 0 else { return scroll = 0 }
    let x = line.x(of: edited.head)
    var wanted = scroll
    if x < wanted { wanted = x }
    if x + Self.caretWidth > wanted + rect.width { wanted = x + Self.caretWidth - rect.width }
    wanted = min(max(wanted, 0), free)
    guard wanted != scroll else { return }
    scroll = wanted
    setNeedsDisplay()
  }

  // MARK: The caret's view

  final func placeCaret() {
    guard session.isEditing, edited.selection.isEmpty else {
      parts.caret?.removeFromSuperview()
      // Selected text is scrolled to its moving end.
      if session.isEditing { _ = caretRect(at: edited.head) }
      return
    }
    let caret = parts.caret ?? UIView()
    parts.caret = caret
    caret.isUserInteractionEnabled = false
    if caret.superview !== self { addSubview(caret) }
    let color = tintColor ?? .systemBlue
    if caret.backgroundColor != color { caret.backgroundColor = color }
    let rect = caretRect(for: FieldPosition(edited.head))
    if caret.frame != rect { caret.frame = rect }
  }

  // MARK: Blinking

  /// Shows the caret, and lets it blink from now on.
  final func restartBlinking() {
    session.lastMove = FrameClock.now()
    parts.blink?.invalidate()
    parts.blink = nil
    if parts.caret?.isHidden == true { parts.caret?.isHidden = false }
    if blinks { scheduleBlink() }
  }

  final func stopBlinking() {
    parts.blink?.invalidate()
    parts.blink = nil
    parts.caret?.isHidden = false
  }

  private var blinks: Bool {
    guard session.isEditing, let window, !window.isHidden, window.isKeyWindow else { return false }
    let isActive = window.windowScene?.activationState == .foregroundActive
    return isActive && !UIAccessibility.isReduceMotionEnabled
  }

  private func scheduleBlink() {
    parts.blink = RenderLoop.shared.schedule(after: Self.blinkTime) { [weak self] in self?.blink() }
  }

  private func blink() {
    parts.blink = nil
    guard blinks, FrameClock.now() - session.lastMove < Self.blinkLimit else { return stopBlinking() }
    parts.caret?.isHidden.toggle()
    scheduleBlink()
  }
}
