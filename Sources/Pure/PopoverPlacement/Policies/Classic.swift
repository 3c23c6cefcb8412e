import Foundation

extension Scene {
  /// The rules of the original FPPopover, in the order of its steps.
  func classic(wanted: Placement.ArrowDirections) -> Placement {
    let side = classicSide(wanted)
    let axis = side.axis
    var size = natural
    if !sizeIncludesArrow { size[axis] += arrowHeight }
    let edge = anchor[axis]
    let origin = side.precedesAnchor ? edge.lower - size[axis] : edge.upper
    let across = anchor[axis.other].middle - size[axis.other] / 2
    var (x, y) = axis == .x ? (origin, across) : (across, origin)
    let bounds = container

    // x slides, y is cut at the top, then both are cut at their far ends.
    if x + size.width > bounds.x.upper {
      x = bounds.x.upper - size.width
    } else if x < bounds.x.lower {
      x = bounds.x.lower
    }
    if y < bounds.y.lower {
      size.height += y - bounds.y.lower
      y = bounds.y.lower
    }
    size.width = min(size.width, bounds.x.upper - x)
    size.height = min(size.height, bounds.y.upper - y)

    let horizontal = Span(x, x + size.width)
    let vertical = Span(y, y + size.height)
    let (main, cross) = axis == .x ? (horizontal, vertical) : (vertical, horizontal)
    var answer = answer(
      side, .center, main: main, cross: cross,
      changes: classicChanges(side, wanted, main: main, cross: cross))
    if wanted == .none { answer.arrowDirection = .none }
    return answer
  }

  /// Vertical or horizontal first, then which of the two.
  private func classicSide(_ wanted: Placement.ArrowDirections) -> Placement.Side {
    // Without a container every side has the same room.
    let above = isBounded ? anchor.y.lower - container.y.lower : 0
    let below = isBounded ? container.y.upper - anchor.y.upper : 0
    let left = isBounded ? anchor.x.lower - container.x.lower : 0
    let right = isBounded ? container.x.upper - anchor.x.upper : 0
    let isVertical =
      switch wanted {
      case .vertical, .up, .down, .none: true
      case .any: max(above, below) >= max(left, right)
      default: false
      }
    if isVertical { return above >= below || wanted == .down ? .top : .bottom }
    return (left >= right || wanted == .right) && wanted != .left ? .left : .right
  }

  private func classicChanges(
    _ side: Placement.Side, _ wanted: Placement.ArrowDirections, main: Span, cross: Span
  ) -> Placement.Changes {
    var changes: Placement.Changes = wanted == .none || wanted.contains(side.arrowDirection) ? [] : .flipped
    var natural = natural
    if !sizeIncludesArrow { natural[side.axis] += arrowHeight }
    if main.length < natural[side.axis] || cross.length < natural[side.axis.other] { changes.insert(.resized) }
    let touching = side.precedesAnchor ? main.upper == anchor[side.axis].lower : main.lower == anchor[side.axis].upper
    if !touching || cross.middle != anchor[side.axis.other].middle { changes.insert(.slid) }
    if main.lower < anchor[side.axis].upper && main.upper > anchor[side.axis].lower { changes.insert(.coversAnchor) }
    return changes
  }
}
