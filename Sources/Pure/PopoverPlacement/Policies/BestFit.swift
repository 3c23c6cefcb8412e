extension PlacementRequest {
  /// The preferred side, flipped when it overflows there, slid along the side, resized last.
  func bestFit(_ scene: Scene) -> Placement {
    let layer = FloatingLayer(scene: scene, adjustments: adjustments, mayCoverAnchor: mayCoverAnchor)
    if let previous, layer.overflow(previous.side, previous.alignment) <= Span.tolerance {
      return layer.placed(previous.side, previous.alignment)
    }
    let first = scene.preferredSide
    var best = (side: first, alignment: layer.bestAlignment(first, alignment))
    var least = layer.overflow(best.side, best.alignment)

    func offer(_ side: Placement.Side) {
      guard least > Span.tolerance else { return }
      let aligned = layer.bestAlignment(side, alignment)
      let overflow = layer.overflow(side, aligned)
      if overflow < least - Span.tolerance {
        best = (side, aligned)
        least = overflow
      }
    }
    let preferred = (best, least)
    if adjustments.contains(first.isVertical ? .flipY : .flipX) { offer(first.opposite) }
    for side in sides where side != first { offer(side) }
    if least > Span.tolerance, fallback == .preferredSide { (best, least) = preferred }
    return layer.placed(best.side, best.alignment)
  }
}

/// A body tied to one side of its anchor, and what it overflows there.
private struct FloatingLayer {
  let scene: Scene
  let adjustments: PlacementRequest.Adjustments
  let mayCoverAnchor: Bool

  private func maySlide(_ axis: Axis) -> Bool { adjustments.contains(axis == .x ? .slideX : .slideY) }
  private func mayResize(_ axis: Axis) -> Bool { adjustments.contains(axis == .x ? .resizeX : .resizeY) }

  /// How far the frame sticks out of the room: along the main axis, and across it as far as sliding cannot cure it.
  func overflow(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Double {
    let axis = side.axis
    let main = outside(scene.touching(side, length: scene.naturalMain(side) + scene.arrowHeight), axis)
    let cross = scene.aligned(alignment, side, length: scene.natural[axis.other])
    return main
      + (maySlide(axis.other) ? max(0, cross.length - scene.room[axis.other].length) : outside(cross, axis.other))
  }

  /// The asked alignment, or its mirror image if that is permitted and overflows less.
  func bestAlignment(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Placement.Alignment {
    guard adjustments.contains(.flipAlignment), alignment != .center else { return alignment }
    let axis = side.axis.other
    let length = scene.natural[axis]
    let asked = outside(scene.aligned(alignment, side, length: length), axis)
    let mirrored = outside(scene.aligned(alignment.opposite, side, length: length), axis)
    return mirrored < asked - Span.tolerance ? alignment.opposite : alignment
  }

  private func outside(_ span: Span, _ axis: Axis) -> Double {
    let room = scene.room[axis]
    return max(0, room.lower - span.lower) + max(0, span.upper - room.upper)
  }

  func placed(_ side: Placement.Side, _ alignment: Placement.Alignment) -> Placement {
    let axis = side.axis
    var changes = scene.flipped(side, alignment)
    var length = scene.naturalMain(side)
    if mayResize(axis) {
      let room = mayCoverAnchor && maySlide(axis) ? scene.room[axis] : scene.roomBeside(side)
      length = min(length, max(scene.minimumMain(side), room.length - scene.arrowHeight))
    }
    var across = scene.natural[axis.other]
    if mayResize(axis.other) {
      across = min(across, max(scene.minimum[axis.other], scene.room[axis.other].length))
    }
    if length < scene.naturalMain(side) || across < scene.natural[axis.other] { changes.insert(.resized) }

    let wanted = scene.touching(side, length: length + scene.arrowHeight)
    let aligned = scene.aligned(alignment, side, length: across)
    let main = mayCoverAnchor && maySlide(axis) ? scene.slid(wanted, along: axis) : wanted
    let cross = maySlide(axis.other) ? scene.slid(aligned, along: axis.other) : aligned
    if main.lower != wanted.lower || cross.lower != aligned.lower { changes.insert(.slid) }
    if main.lower != wanted.lower { changes.insert(.coversAnchor) }
    return scene.answer(side, alignment, main: main, cross: cross, changes: changes)
  }
}
