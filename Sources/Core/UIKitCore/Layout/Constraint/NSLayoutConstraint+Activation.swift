extension NSLayoutConstraint {
  private static var activations = 0

  /// Adds the constraint to the nearest common ancestor of its items.
  final func activate() {
    guard !isOn else { return }
    guard let ancestor = commonAncestor else { refuseActivation() }
    activate(in: ancestor)
  }

  /// Adds the constraint to a view that holds all its items or is one of them.
  final func activate(in holder: UIView) {
    isOn = true
    Self.activations += 1
    order = Self.activations
    let node = holder.layoutNode
    self.holder = node
    node.held.append(self, .held)
    let engine = holder.makeLayoutEngine()
    for (index, node) in nodes.enumerated() {
      node.mentions.append(self, .mention(index))
      engine.noteUse(of: node)
    }
    engine.enqueue(self)
    holder.setNeedsLayout()
  }

  /// Takes the constraint back; what it held moves in the next layout pass.
  final func deactivate() {
    let holder = holder?.view
    withdraw()
    holder?.setNeedsLayout()
  }

  /// Takes the constraint back without a word to views, which may be on their way out.
  final func withdraw() {
    guard isOn else { return }
    isOn = false
    for (index, node) in nodes.enumerated() { node.mentions.remove(self, .mention(index)) }
    engine?.withdraw(self)
    engine = nil
    holder?.held.remove(self, .held)
    holder = nil
  }

  final func constantDidChange() {
    guard let engine else { return }
    engine.constantDidChange(of: self)
    holder?.view?.setNeedsLayout()
  }
}
