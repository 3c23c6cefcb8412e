extension CALayer {
  /// Marks the layer to place its sublayers in the next frame.
  public func setNeedsLayout() { mark(.layout) }

  /// Whether the layer is to place its sublayers.
  public func needsLayout() -> Bool { dirt.contains(.layout) }

  /// Places sublayers now, from the highest marked ancestor down.
  public func layoutIfNeeded() {
    var top = self
    var layer = self
    while let next = layer.parent {
      if next.dirt.contains(.layout) { top = next }
      layer = next
    }
    top.layoutBelow()
  }

  /// Lays out this layer and then those below that are marked; what is marked meanwhile is done by the caller's
  /// next round.
  package final func layoutBelow() {
    if dirt.contains(.layout) {
      dirt.remove(.layout)
      layoutSublayers()
    }
    guard dirt.contains(.layoutBelow) else { return }
    dirt.remove(.layoutBelow)
    for child in children where !child.dirt.isDisjoint(with: [.layout, .layoutBelow]) && child.parent === self {
      child.layoutBelow()
    }
  }

  /// Whether something at or below this layer is marked for layout.
  package final var hasLayoutBelow: Bool { !dirt.isDisjoint(with: [.layout, .layoutBelow]) }

  /// The layers marked for layout at or below this one: for the message about a layout that doesn't settle.
  package final func markedForLayout() -> [CALayer] {
    guard hasLayoutBelow else { return [] }
    return (dirt.contains(.layout) ? [self] : []) + children.flatMap { $0.markedForLayout() }
  }

  final func displayBelow() {
    displayIfNeeded()
    guard dirt.contains(.displayBelow) else { return }
    dirt.remove(.displayBelow)
    for child in children where !child.dirt.isDisjoint(with: [.display, .displayBelow]) { child.displayBelow() }
  }
}
