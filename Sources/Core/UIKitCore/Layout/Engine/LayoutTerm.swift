/// One side of a constraint: an attribute of an item, or the distance from another attribute to it.
struct LayoutTerm {
  let node: LayoutNode
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance begins; nil for a plain attribute.
  let base: Base?

  final class Base {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
      self.node = node
      self.attribute = attribute
    }
  }

  init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, from base: Base? = nil) {
    self.node = node
    self.attribute = attribute
    self.base = base
  }

  /// The kind of what the term measures: a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind { base == nil ? attribute.kind : .size }
}

extension NSLayoutConstraint {
  /// The nodes that the constraint names, each once.
  final var nodes: [LayoutNode] {
    var result = [first.node]
    for node in [first.base?.node, second?.node, second?.base?.node] {
      if let node, !result.contains(where: { $0 === node }) { result.append(node) }
    }
    return result
  }

  /// The nearest view that holds all items, or is one of them; nil if they are in different trees.
  final var commonAncestor: UIView? {
    guard let second, first.base == nil, second.base == nil else {
      if first.base == nil, second == nil { return first.node.start }
      var ancestor = first.node.start
      for node in nodes.dropFirst() {
        guard let view = ancestor, let start = node.start else { return nil }
        ancestor = view.layoutAncestor(with: start)
      }
      return ancestor
    }
    guard let one = first.node.start, let other = second.node.start else { return nil }
    return one.layoutAncestor(with: other)
  }
}

extension UIView {
  /// The nearest view that is or holds both this view and another.
  final func layoutAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    if let parent = superview {
      if parent === other || parent === other.superview { return parent }
    }
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }
}
