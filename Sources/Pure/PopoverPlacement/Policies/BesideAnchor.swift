/// The rule of `uiKit` and `fpPopoverImproved`: beside the anchor, slid, shrunk to the minimum, and over it last.
extension Scene {
  /// Takes the first of the rules that has an answer; `prefersUnmoved` puts a side where the body needs no sliding
  /// before an earlier one where it does.
  func besideAnchor(prefersUnmoved: Bool) -> Placement {
    if let previous, sides.contains(previous.side), fits(previous.side) {
      return placed(previous.side, previous.alignment)
    }
    if prefersUnmoved, let side = sides.first(where: needsNoMove) { return placed(side, alignment) }
    if let side = sides.first(where: fits) { return placed(side, alignment) }
    if mayCoverAnchor { return covering() }
    if fallback == .preferredSide, isRoomy(preferredSide) { return placed(preferredSide, alignment) }
    if let side = roomiest() { return placed(side, alignment) }
    return covering()
  }

  /// Whether the body lies in the room at its natural size, where its alignment puts it.
  private func needsNoMove(_ side: Placement.Side) -> Bool {
    let main = touching(side, length: naturalMain(side) + arrowHeight)
    let cross = aligned(alignment, side, length: natural[side.axis.other])
    return room[side.axis].contains(main) && room[side.axis.other].contains(cross)
  }

  /// Whether the body lies beside the anchor at its natural size once it is slid.
  private func fits(_ side: Placement.Side) -> Bool {
    let tolerance = Span.tolerance
    return naturalMain(side) + arrowHeight <= roomBeside(side).length + tolerance
      && natural[side.axis.other] <= room[side.axis.other].length + tolerance
  }

  /// Whether the least body lies beside the anchor.
  ///
  /// Only the main axis counts: where the room is too narrow across it, covering the anchor gains nothing.
  private func isRoomy(_ side: Placement.Side) -> Bool {
    minimumMain(side) + arrowHeight <= roomBeside(side).length + Span.tolerance
  }

  /// The side that keeps most of the body, among those with room for the least one; the earlier on a tie.
  private func roomiest() -> Placement.Side? {
    var best: Placement.Side?
    var most = -1.0
    for side in sides where isRoomy(side) {
      let area = kept(side, roomBeside(side))
      if area > most + Span.tolerance {
        best = side
        most = area
      }
    }
    return best
  }

  /// What is left of the size once it is cut to a room along the main axis, and to the whole room across it.
  private func kept(_ side: Placement.Side, _ room: Span) -> Double {
    let main = mainLength(side, room)
    return (sizeIncludesArrow ? main + arrowHeight : main) * crossLength(side)
  }

  private func mainLength(_ side: Placement.Side, _ room: Span) -> Double {
    min(naturalMain(side), max(minimumMain(side), room.length - arrowHeight))
  }

  private func crossLength(_ side: Placement.Side) -> Double {
    let axis = side.axis.other
    return min(natural[axis], max(minimum[axis], room[axis].length))
  }

  /// Puts the body on a side, cut to the room beside the anchor.
  private func placed(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Placement {
    placed(side, alignment, mainLength(side, roomBeside(side)))
  }

  private func placed(
    _ side: Placement.Side, _ alignment: Placement.Alignment, _ length: Double
  ) -> Placement {
    var changes = flipped(side, alignment)
    let wanted = touching(side, length: length + arrowHeight)
    let main = slid(wanted, along: side.axis)
    let aligned = self.aligned(alignment, side, length: crossLength(side))
    let cross = slid(aligned, along: side.axis.other)
    if abs(main.lower - wanted.lower) > Span.tolerance || abs(cross.lower - aligned.lower) > Span.tolerance {
      changes.insert(.slid)
    }
    if length < naturalMain(side) - Span.tolerance
      || cross.length < natural[side.axis.other] - Span.tolerance
    {
      changes.insert(.resized)
    }
    if length + arrowHeight > roomBeside(side).length + Span.tolerance { changes.insert(.coversAnchor) }
    return answer(side, alignment, main: main, cross: cross, changes: changes)
  }
}

/// Over the anchor, when the body may or must lie there.
extension Scene {
  /// Keeps as much of the body as the room holds, then covers as little of the anchor as it can.
  private func covering() -> Placement {
    var best = preferredSide
    var rank = coveringRank(best)
    for side in sides.dropFirst() where fallback == .bestSide {
      let other = coveringRank(side)
      if other.isBetter(than: rank) {
        best = side
        rank = other
      }
    }
    return placed(best, alignment, mainLength(best, room[best.axis]))
  }

  private struct Rank {
    var isInside: Bool
    var kept: Double
    var beside: Double

    func isBetter(than other: Rank) -> Bool {
      if isInside != other.isInside { return isInside }
      if abs(kept - other.kept) > Span.tolerance { return kept > other.kept }
      return beside > other.beside + Span.tolerance
    }
  }

  private func coveringRank(_ side: Placement.Side) -> Rank {
    let whole = room[side.axis]
    let length = mainLength(side, whole)
    return Rank(
      isInside: length + arrowHeight <= whole.length + Span.tolerance,
      kept: kept(side, whole),
      beside: roomBeside(side).length)
  }
}
