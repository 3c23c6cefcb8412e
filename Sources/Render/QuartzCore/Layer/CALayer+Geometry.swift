public import CoreGraphics

extension CALayer {
  /// The smallest rectangle of the superlayer around the layer; setting it sets bounds' size and position.
  public var frame: CGRect {
    get { values.frame }
    set {
      let frame = newValue.standardized
      if values.transform == CATransform3DIdentity {
        if bounds.size != frame.size { bounds.size = frame.size }
        position = CGPoint(
          x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
      } else {
        // The size before the transform that fills the frame after it, for transforms without rotation.
        let transform = affineTransform()
        let size = frame.applying(transform.inverted()).size
        bounds.size = size
        let box = bounds.applying(values.toSuperlayer)
        position = CGPoint(x: position.x + frame.minX - box.minX, y: position.y + frame.minY - box.minY)
      }
    }
  }

  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform from one in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// A point of another layer (nil: the root's space) in this layer's space.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }

  /// A point of this layer in another's space (nil: the root's).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// A rectangle of another layer in this layer's space: the box around it where one is turned.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }

  /// A rectangle of this layer in another's space.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// From this layer's space to the root layer's superspace.
  package final func transformToRoot(shown: Bool = false) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      let state = shown ? current.shown ?? current.values : current.values
      result = result.concatenating(state.toSuperlayer)
      layer = current.parent
    }
    return result
  }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot() }
    if other === parent { return values.toSuperlayer }
    return transformToRoot().concatenating(other.transformToRoot().inverted())
  }

  private func transform(from other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot().inverted() }
    return other.transform(to: self)
  }

  final func frontLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = point.applying(values.toSuperlayer.inverted())
    let isInside = contains(inside)
    if masksToBounds && !isInside { return nil }
    for child in paintOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers back to front: by z, and as added among equals.
  final var paintOrder: [CALayer] {
    var isPlain = true
    for child in children where child.shownZ != 0 { isPlain = false }
    return isPlain ? children : sortedChildren
  }

  /// Numbers are sorted, not layers, and without closures, which ask each time whether they run on the main actor: of
  /// hundreds of cells that takes longer than to paint those that are seen.
  private final var sortedChildren: [CALayer] {
    var places: [(z: CGFloat, index: Int)] = []
    places.reserveCapacity(children.count)
    for index in children.indices { places.append((children[index].shownZ, index)) }
    places.sort(by: <)
    var sorted: [CALayer] = []
    sorted.reserveCapacity(places.count)
    for place in places { sorted.append(children[place.index]) }
    return sorted
  }

  private final var shownZ: CGFloat { shown?.zPosition ?? values.zPosition }
}
