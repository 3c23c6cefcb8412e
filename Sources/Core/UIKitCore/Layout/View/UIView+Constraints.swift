extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutState.map { Array($0.node.held) } ?? [] }

  /// Adds a constraint; its items are the view and what it holds.
  public nonisolated func addConstraint(_ constraint: NSLayoutConstraint) {
    MainActor.assumeIsolated { hold(constraint) }
  }

  /// Adds constraints; their items are the view and what it holds.
  public nonisolated func addConstraints(_ constraints: [NSLayoutConstraint]) {
    MainActor.assumeIsolated { for constraint in constraints { hold(constraint) } }
  }

  /// Takes a constraint of the view back.
  public nonisolated func removeConstraint(_ constraint: NSLayoutConstraint) {
    MainActor.assumeIsolated { if constraint.holder?.view === self { constraint.deactivate() } }
  }

  /// Takes constraints of the view back.
  public nonisolated func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    MainActor.assumeIsolated {
      for constraint in constraints where constraint.holder?.view === self { constraint.deactivate() }
    }
  }

  private func hold(_ constraint: NSLayoutConstraint) {
    guard !constraint.isOn else { return }
    for node in constraint.nodes where !(node.start?.isDescendant(of: self) ?? false) {
      programmerError(
        """
        \(layoutNode.text()) can't hold \(constraint.formula): \(node.text()) is not in its view hierarchy. Add it \
        with addSubview before, or activate the constraint in place of adding it.
        """)
    }
    constraint.activate(in: self)
  }

  /// Whether the frame, and what the autoresizing mask makes of it, holds as it is; false lets constraints place the
  /// view.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { followsAutoresizingMask }
    set {
      guard newValue != followsAutoresizingMask else { return }
      let state = makeLayoutState()
      state.followsAutoresizingMask = newValue
      state.node.box?.engine?.drop(state.node)
      layoutEngine?.structureDidChange()
      if !newValue, superview != nil { makeLayoutEngine().noteCandidate(state.node) }
      superview?.setNeedsLayout()
    }
  }

  final var followsAutoresizingMask: Bool { layoutState?.followsAutoresizingMask ?? true }

  /// Whether `updateConstraints` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// Has `updateConstraints` called before the next layout.
  public func setNeedsUpdateConstraints() {
    makeLayoutEngine().noteUpdate(of: makeLayoutState())
    setNeedsLayout()
  }

  /// Calls `updateConstraints` now where it was asked for, in the whole tree.
  public func updateConstraintsIfNeeded() { layoutEngine?.runUpdates() }

  /// The default of `updateConstraints`.
  final func constraintsWereUpdated() { layoutState?.needsUpdateConstraints = false }
}
