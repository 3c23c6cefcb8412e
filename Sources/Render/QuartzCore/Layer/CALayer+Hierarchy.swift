import Foundation

extension CALayer {
  /// The layer that holds this one.
  public var superlayer: CALayer? { parent }

  /// The layers held, back to front for equal `zPosition`.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children where newValue?.contains(child) != true { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// A layer whose alpha cuts what this layer and its sublayers show.
  public var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      newValue?.removeFromSuperlayer()
      maskLayer?.parent = nil
      maskLayer = newValue
      newValue?.parent = self
      mark(.moved)
    }
  }

  /// Adds a layer in front of the others.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts a layer at an index of the sublayers; an index out of range is the nearest one.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sibling.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap(index) ?? 0)
  }

  /// Inserts a layer in front of a sibling.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap(index).map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in another's place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
    newLayer.removeFromSuperlayer()
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer and ends its animations.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.mask = nil
      return
    }
    leaveScreen()
    if let index = parent.index(of: self) { parent.children.remove(at: index) }
    self.parent = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(
      layer !== self && (layer.isLeaf || !layer.holds(self)), "A layer can't be added to itself or to a layer it holds."
    )
    if layer.parent === self, let old = self.index(of: layer) {
      // Only the order changes: no animation ends, nothing leaves the screen.
      children.remove(at: old)
      children.insert(layer, at: min(index, children.count))
      layer.mark(.moved)
      return
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    layer.dirt.insert(.moved)
    // All that is marked inside counts from now on for the new ancestors too.
    layer.tellAncestors([.layoutBelow, .displayBelow, .compositeBelow])
  }

  private var isLeaf: Bool { children.isEmpty && maskLayer == nil }

  /// Where a sublayer stands; layers that came last mostly go first.
  private func index(of sublayer: CALayer) -> Int? {
    var index = children.count - 1
    while index >= 0, children[index] !== sublayer { index -= 1 }
    return index >= 0 ? index : nil
  }

  /// Whether `other` is this layer or lies inside it.
  final func holds(_ other: CALayer) -> Bool {
    var layer: CALayer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.parent
    }
    return false
  }

  /// The context at the root of the tree, if the tree is on a screen.
  package final var rootContext: LayerContext? {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer.context
  }

  /// Damages what was painted, forgets it, and ends animations, for this layer and all below.
  final func leaveScreen() {
    if let context = rootContext, !paintedBelow.isNull {
      context.damage.add(paintedBelow)
      context.setNeedsFrame()
    }
    forgetPainted()
    endAnimationsBelow()
  }

  final func forgetPainted() {
    guard !paintedBelow.isNull || !painted.isNull else { return }
    painted = .null
    paintedBelow = .null
    for child in children { child.forgetPainted() }
  }

  private func endAnimationsBelow() {
    if !running.isEmpty { removeAllAnimations() }
    for child in children { child.endAnimationsBelow() }
  }
}
