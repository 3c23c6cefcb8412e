import Foundation

extension Scene {
  /// Settles each axis by itself: flip if the flipped box fits entirely, else slide, else resize.
  func positioned(_ attachment: PlacementRequest.Attachment) throws(PlacementError) -> Placement {
    let offset = CGPoint(
      x: try PlacementRequest.tamed(attachment.offset.x, .offset),
      y: try PlacementRequest.tamed(attachment.offset.y, .offset))
    let x = AxisPositioner(
      anchor: anchor.x, room: room.x, length: natural.width, minimum: minimum.width,
      point: attachment.anchorPoint.horizontal, gravity: attachment.gravity.horizontal, offset: offset.x.native,
      mayFlip: adjustments.contains(.flipX), maySlide: adjustments.contains(.slideX),
      mayResize: adjustments.contains(.resizeX)
    ).settled()
    let y = AxisPositioner(
      anchor: anchor.y, room: room.y, length: natural.height, minimum: minimum.height,
      point: attachment.anchorPoint.vertical, gravity: attachment.gravity.vertical, offset: offset.y.native,
      mayFlip: adjustments.contains(.flipY), maySlide: adjustments.contains(.slideY),
      mayResize: adjustments.contains(.resizeY)
    ).settled()
    let side = Self.side(attachment, flippedX: x.isFlipped, flippedY: y.isFlipped)
    let (main, cross) = side.isVertical ? (y.span, x.span) : (x.span, y.span)
    return answer(side, alignment, main: main, cross: cross, changes: x.changes.union(y.changes))
  }

  /// The side to report: where the box leaves the anchor vertically, else horizontally, else below.
  private static func side(_ attachment: PlacementRequest.Attachment, flippedX: Bool, flippedY: Bool) -> Placement.Side
  {
    let (point, gravity) = (attachment.anchorPoint, attachment.gravity)
    let vertical = gravity.vertical != 0 ? gravity.vertical : point.vertical
    let horizontal = gravity.horizontal != 0 ? gravity.horizontal : point.horizontal
    // A box beside its anchor (a submenu) has both on the same side; one below it has them on the same vertical side.
    let isBeside = point.horizontal != 0 && point.horizontal == gravity.horizontal && point.vertical != gravity.vertical
    if vertical != 0, !isBeside { return (vertical < 0) != flippedY ? .top : .bottom }
    if horizontal != 0 { return (horizontal < 0) != flippedX ? .left : .right }
    return .bottom
  }
}

/// One axis of a box that hangs on an anchor.
private struct AxisPositioner {
  let anchor: Span
  let room: Span
  let length: Double
  let minimum: Double
  /// -1, 0 or 1: the lower edge, the middle or the upper edge of the anchor.
  let point: Double
  /// -1, 0 or 1: the box before the point, around it or after it.
  let gravity: Double
  let offset: Double
  let mayFlip: Bool
  let maySlide: Bool
  let mayResize: Bool

  struct Answer {
    var span: Span
    var changes: Placement.Changes = []
    var isFlipped: Bool { changes.contains(.flipped) }
  }

  func settled() -> Answer {
    var answer = Answer(span: box(sign: 1))
    guard !room.contains(answer.span) else { return answer }
    if mayFlip {
      let flipped = box(sign: -1)
      if room.contains(flipped) { return Answer(span: flipped, changes: .flipped) }
    }
    if maySlide {
      let wanted = answer.span.lower
      // The far edge first, then the near one, which so wins in a room that is too small.
      let lower = max(room.lower, min(wanted, room.upper - length))
      answer.span = Span(lower, lower + length)
      if lower != wanted { answer.changes.insert(.slid) }
    }
    if mayResize, !room.contains(answer.span) {
      let inside = answer.span.clamped(to: room)
      let kept = max(minimum, inside.length)
      // A minimum that sticks out does so where the box does.
      let lower = answer.span.lower < room.lower ? inside.upper - kept : inside.lower
      answer.span = Span(lower, lower + kept)
      answer.changes.insert(.resized)
    }
    return answer
  }

  /// The box as attached, or with sign -1 its mirror image in the anchor's middle.
  private func box(sign: Double) -> Span {
    let at = anchor.middle + sign * (point * anchor.length / 2 + offset)
    let lower = at - length / 2 + sign * gravity * length / 2
    return Span(lower, lower + length)
  }
}
