/// The measures of a body on one side of the anchor: along the axis that joins them (main) and across it.
extension Scene {
  /// The natural length of the body, without the arrow, along the main axis of a side.
  @inline(__always)
  func naturalMain(_ side: Placement.Side) -> Double { bodyMain(natural, side) }

  /// The least length of the body, without the arrow, along the main axis of a side.
  @inline(__always)
  func minimumMain(_ side: Placement.Side) -> Double { bodyMain(minimum, side) }

  @inline(__always)
  private func bodyMain(_ size: Extent, _ side: Placement.Side) -> Double {
    let length = size[side.axis]
    return sizeIncludesArrow ? max(0, length - arrowHeight) : length
  }

  /// The part of the room that lies beyond the anchor and its gap on a side; a single point if there is none.
  @inline(__always)
  func roomBeside(_ side: Placement.Side) -> Span {
    let whole = room[side.axis]
    return side.precedesAnchor
      ? Span(whole.lower, whole.clamp(anchor[side.axis].lower - gap))
      : Span(whole.clamp(anchor[side.axis].upper + gap), whole.upper)
  }

  /// The frame of a length that touches the anchor's near edge, the gap between them.
  @inline(__always)
  func touching(_ side: Placement.Side, length: Double) -> Span {
    if side.precedesAnchor {
      let edge = anchor[side.axis].lower - gap
      return Span(edge - length, edge)
    }
    let edge = anchor[side.axis].upper + gap
    return Span(edge, edge + length)
  }

  /// A body of a length along the side, aligned with the anchor and moved by the offset.
  @inline(__always)
  func aligned(_ alignment: Placement.Alignment, _ side: Placement.Side, length: Double) -> Span {
    let edge = anchor[side.axis.other]
    let isMirrored = isRightToLeft && side.isVertical
    // An alignment changed for its mirror image takes the offset with it.
    let isFlipped = alignment != self.alignment && alignment == self.alignment.opposite
    let shift = isMirrored != isFlipped ? -offset : offset
    let lower: Double
    switch alignment {
    case .center: lower = edge.middle - length / 2
    case .start: lower = isMirrored ? edge.upper - length : edge.lower
    case .end: lower = isMirrored ? edge.lower : edge.upper - length
    }
    return Span(lower + shift, lower + shift + length)
  }

  /// A span moved as little as possible into the room; the near edge or the middle decides for one that is too long.
  @inline(__always)
  func slid(_ span: Span, along axis: Axis) -> Span {
    let whole = room[axis]
    let length = span.length
    let lower: Double
    if length <= whole.length {
      lower = max(whole.lower, min(span.lower, whole.upper - length))
    } else if oversize == .center {
      lower = whole.middle - length / 2
    } else {
      lower = isRightToLeft && axis == .x ? whole.upper - length : whole.lower
    }
    return Span(lower, lower + length)
  }
}
