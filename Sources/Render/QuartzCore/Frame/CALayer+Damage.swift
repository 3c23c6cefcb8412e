import CoreGraphics

extension CALayer {
  /// Walks the dirty paths, damages where something was painted and where it will be, and remembers the latter.
  ///
  /// - Parameters:
  ///   - toRoot: From the superlayer's space to the root's superspace.
  ///   - clip: What can be seen of the superlayer.
  ///   - moved: Whether an ancestor moved, so that all below is looked at.
  ///   - shift: How an ancestor's pixels are moved, so that all below is compared with where that brings it.
  ///   - pass: What is damaged and moved so far.
  final func collectDamage(
    _ toRoot: CGAffineTransform, clip: CGRect, moved: Bool, shift: PixelShift?, into pass: inout DamagePass
  ) {
    let (repaint, isScrolled) = (dirt.contains(.repaint), dirt.contains(.scrolled))
    var moved = moved || dirt.contains(.moved)
    var below = moved || isScrolled || shift != nil || dirt.contains(.compositeBelow)
    dirt.subtract([.moved, .repaint, .scrolled, .compositeBelow])
    guard repaint || below else { return }
    if let shift { takeAlong(shift) }
    let state = shown ?? values
    if state.isInvisible {
      pass.damage.add(paintedBelow)
      forgetPainted()
      return
    }
    let transform = state.toSuperlayer.concatenating(toRoot)
    let visible = masksToBounds ? state.bounds.applying(transform).intersection(clip) : clip
    var inner = shift
    if isScrolled, !moved {
      inner = repaint || shift != nil ? nil : scrollPixels(visible, into: &pass)
      if inner == nil { (moved, below, inner) = (true, true, shift) }
    }
    paintedBounds = state.bounds
    if moved || repaint || shift != nil {
      let area = paintExtent(state).applying(transform).intersection(clip)
      if moved || repaint || shift?.brings(painted, to: area) != true {
        if area != painted { pass.damage.add(painted) }
        pass.damage.add(area)
      }
      painted = area.isEmpty ? .null : area
    }
    guard below else {
      paintedBelow = children.reduce(painted) { $0.union($1.paintedBelow) }
      return
    }
    // A mask or a rounded group shows through all it holds.
    if moved && maskLayer != nil { pass.damage.add(paintedBelow) }
    var extent = painted
    for child in children {
      child.collectDamage(
        transform, clip: visible.isNull ? .zero : visible, moved: moved, shift: inner, into: &pass)
      extent = extent.union(child.paintedBelow)
    }
    paintedBelow = extent
  }

  /// What was painted is where its pixels are moved to.
  private func takeAlong(_ shift: PixelShift) {
    painted = shift.target(of: painted)
    paintedBelow = shift.target(of: paintedBelow)
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
