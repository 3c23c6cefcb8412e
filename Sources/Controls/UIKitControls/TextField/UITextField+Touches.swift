import CoreGraphics
import UIKitCore

extension UITextField {
  /// A finger that moves further than this does not tap.
  private static let slop: CGFloat = 10

  final func touchWentDown(_ touch: UITouch) {
    guard isEnabled, session.touch == nil else { return }
    let place = touch.location(in: self)
    let selects = session.isEditing || touch.type == .indirectPointer
    session.touch = FieldSession.Touch(start: place, selects: selects)
    guard selects else { return }
    guard becomeFirstResponder() else { return session.touch = nil }
    tap(at: place, count: touch.tapCount)
  }

  final func touchMoved(_ touch: UITouch) {
    guard let begun = session.touch, begun.selects, session.isEditing, edited.marked == nil else { return }
    let place = touch.location(in: self)
    guard touch.tapCount == 1, abs(place.x - begun.start.x) > 2 else { return }
    select(from: edited.anchor, to: offset(at: place))
  }

  final func touchWentUp(_ touch: UITouch) {
    guard let begun = session.touch else { return }
    session.touch = nil
    let place = touch.location(in: self)
    guard !begun.selects, hypot(place.x - begun.start.x, place.y - begun.start.y) <= Self.slop, becomeFirstResponder()
    else { return }
    tap(at: place, count: touch.tapCount)
  }

  /// One tap places the caret, two select the word, three everything.
  private func tap(at place: CGPoint, count: Int) {
    guard session.isEditing else { return }
    unmarkText()
    // Hidden text that is begun with stays selected as a whole, so that typing starts anew.
    let startsAnew = session.startsAnew
    switch count {
    case 1:
      let offset = offset(at: place)
      select(from: offset, to: offset)
    case 2: selectWord(at: offset(at: place))
    default: selectAll(nil)
    }
    session.startsAnew = startsAnew && count == 1
  }
}
