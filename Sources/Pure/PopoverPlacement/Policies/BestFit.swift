/// The rule of floating layers: the preferred side, flipped when it overflows there, slid along it, resized last.
extension Scene {
  func bestFit() -> Placement {
    if let previous, overflow(previous.side, previous.alignment) <= Span.tolerance {
      return floating(previous.side, previous.alignment)
    }
    let preferred = bestAlignment(preferredSide)
    let overflow = overflow(preferredSide, preferred)
    if overflow <= Span.tolerance { return floating(preferredSide, preferred) }
    var best = Candidate(side: preferredSide, alignment: preferred, overflow: overflow)
    if adjustments.contains(preferredSide.isVertical ? .flipY : .flipX) { compare(preferredSide.opposite, with: &best) }
    for side in sides.dropFirst() { compare(side, with: &best) }
    if best.overflow > Span.tolerance, fallback == .preferredSide { return floating(preferredSide, preferred) }
    return floating(best.side, best.alignment)
  }

  private struct Candidate {
    var side: Placement.Side
    var alignment: Placement.Alignment
    var overflow: Double
  }

  /// Takes a side if less overflows there; once nothing does, no other is taken.
  private func compare(_ side: Placement.Side, with best: inout Candidate) {
    let alignment = bestAlignment(side)
    let overflow = overflow(side, alignment)
    if overflow < best.overflow - Span.tolerance {
      best = Candidate(side: side, alignment: alignment, overflow: overflow)
    }
  }

  private func maySlide(_ axis: Axis) -> Bool { adjustments.contains(axis == .x ? .slideX : .slideY) }
  private func mayResize(_ axis: Axis) -> Bool { adjustments.contains(axis == .x ? .resizeX : .resizeY) }

  /// How far the frame sticks out of the room: along the main axis, and across it as far as sliding cannot cure it.
  private func overflow(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Double {
    let axis = side.axis
    let main = outside(touching(side, length: naturalMain(side) + arrowHeight), axis)
    let cross = aligned(alignment, side, length: natural[axis.other])
    return main
      + (maySlide(axis.other) ? max(0, cross.length - room[axis.other].length) : outside(cross, axis.other))
  }

  /// The asked alignment, or its mirror image if that is permitted and overflows less.
  private func bestAlignment(_ side: Placement.Side) -> Placement.Alignment {
    guard adjustments.contains(.flipAlignment), alignment != .center else { return alignment }
    let axis = side.axis.other
    let length = natural[axis]
    let asked = outside(aligned(alignment, side, length: length), axis)
    let mirrored = outside(aligned(alignment.opposite, side, length: length), axis)
    return mirrored < asked - Span.tolerance ? alignment.opposite : alignment
  }

  private func outside(_ span: Span, _ axis: Axis) -> Double {
    let room = room[axis]
    return max(0, room.lower - span.lower) + max(0, span.upper - room.upper)
  }

  private func floating(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Placement {
    let axis = side.axis
    var changes = flipped(side, alignment)
    var length = naturalMain(side)
    if mayResize(axis) {
      let room = mayCoverAnchor && maySlide(axis) ? room[axis] : roomBeside(side)
      length = min(length, max(minimumMain(side), room.length - arrowHeight))
    }
    var across = natural[axis.other]
    if mayResize(axis.other) {
      across = min(across, max(minimum[axis.other], room[axis.other].length))
    }
    if length < naturalMain(side) || across < natural[axis.other] { changes.insert(.resized) }

    let wanted = touching(side, length: length + arrowHeight)
    let aligned = self.aligned(alignment, side, length: across)
    let main = mayCoverAnchor && maySlide(axis) ? slid(wanted, along: axis) : wanted
    let cross = maySlide(axis.other) ? slid(aligned, along: axis.other) : aligned
    if main.lower != wanted.lower || cross.lower != aligned.lower { changes.insert(.slid) }
    if main.lower != wanted.lower { changes.insert(.coversAnchor) }
    return answer(side, alignment, main: main, cross: cross, changes: changes)
  }
}
