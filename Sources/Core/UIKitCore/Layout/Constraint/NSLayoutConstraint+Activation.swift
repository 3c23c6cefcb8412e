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
    self.holder = holder
    holder.makeLayoutState().held.append(self)
    let engine = holder.makeLayoutEngine()
    for node in nodes {
      node.mentions.append(self)
      engine.noteUse(of: node)
    }
    engine.enqueue(self)
    holder.setNeedsLayout()
  }

  /// Takes the constraint back; what it held moves in the next layout pass.
  final func deactivate() {
    guard isOn else { return }
    isOn = false
    for node in nodes {
      if let index = node.mentions.lastIndex(where: { $0 === self }) { node.mentions.remove(at: index) }
    }
    engine?.withdraw(self)
    engine = nil
    guard let holder else { return }
    self.holder = nil
    if let state = holder.layoutState, let index = state.held.lastIndex(where: { $0 === self }) {
      state.held.remove(at: index)
    }
    holder.setNeedsLayout()
  }

  final func constantDidChange() {
    guard let engine else { return }
    engine.constantDidChange(of: self)
    holder?.setNeedsLayout()
  }
}
