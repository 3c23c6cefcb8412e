import CoreGraphics

extension CALayer {
  /// Walks the dirty paths, damages where something was painted and where it will be, and remembers the latter.
  ///
  /// `moved` says that an ancestor moved, so that all below is looked at.
  final func collectDamage(_ toRoot: CGAffineTransform, clip: CGRect, moved: Bool, into damage: inout DamageRegion) {
    let moved = moved || dirt.contains(.moved)
    let repaint = dirt.contains(.repaint)
    let below = moved || dirt.contains(.compositeBelow)
    dirt.subtract([.moved, .repaint, .compositeBelow])
    guard moved || repaint || below else { return }
    let state = shown ?? values
    if state.isInvisible {
      damage.add(paintedBelow)
      forgetPainted()
      return
    }
    let transform = state.toSuperlayer.concatenating(toRoot)
    if moved || repaint {
      let area = paintExtent(state).applying(transform).intersection(clip)
      if area != painted { damage.add(painted) }
      damage.add(area)
      painted = area.isEmpty ? .null : area
    }
    guard below else {
      paintedBelow = children.reduce(painted) { $0.union($1.paintedBelow) }
      return
    }
    // A mask or a rounded group shows through all it holds.
    if moved && maskLayer != nil { damage.add(paintedBelow) }
    let inner = masksToBounds ? state.bounds.applying(transform).intersection(clip) : clip
    var extent = painted
    for child in children {
      child.collectDamage(transform, clip: inner.isNull ? .zero : inner, moved: moved, into: &damage)
      extent = extent.union(child.paintedBelow)
    }
    paintedBelow = extent
  }

  /// What the layer itself paints, in its own space: its bounds when it paints at all, and its shadow.
  private func paintExtent(_ state: LayerState) -> CGRect {
    var extent = shapeExtent
    if paintsItself(state) { extent = extent.union(state.bounds) }
    if let picture, !masksToBounds, contentsGravity != .resize {
      extent = extent.union(placeOfContents(picture, in: state.bounds))
    }
    if state.shadowOpacity > 0, state.shadowColor != nil {
      let caster = state.shadowPath?.boundingBoxOfPath ?? state.bounds
      let reach = state.shadowRadius * 3
      extent = extent.union(
        caster.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height).insetBy(dx: -reach, dy: -reach))
    }
    return extent
  }

  /// Whether the layer has anything of its own to show.
  private func paintsItself(_ state: LayerState) -> Bool {
    picture != nil || (state.backgroundColor?.alpha ?? 0) > 0 || (state.borderWidth > 0 && state.borderColor != nil)
  }
}
