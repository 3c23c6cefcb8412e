/// Views that come into the tree, and a tree that becomes part of another.
extension LayoutEngine {
  /// Takes over what a view that came into the tree brings along.
  func adopt(_ view: UIView, _ state: LayoutState) {
    for node in state.nodes {
      for constraint in node.mentions where constraint.engine !== self {
        constraint.engine?.withdraw(constraint)
        enqueue(constraint)
      }
      if let box = node.box, box.engine !== self { leave(box, node) }
    }
    if !state.followsAutoresizingMask, state.node.mentions.isEmpty { noteCandidate(state.node) }
    if state.needsUpdateConstraints { noteUpdate(of: state) }
  }

  private func leave(_ box: LayoutBox, _ node: LayoutNode) {
    box.engine?.drop(node)
    node.box = nil
  }

  /// The tree's old root has become a part of a larger tree, which had no engine.
  func moveUp(to root: UIView, from old: LayoutNode) {
    self.root = root
    root.makeLayoutState().engine = self
    drop(old)
    recheckDirections = true
    enqueueAll()
  }
}

extension LayoutEngine {
  /// The root is gone: views of the tree that others keep alive become trees of their own, with their constraints.
  func releaseOrphans() {
    var tops: [UIView] = []
    var seen: Set<ObjectIdentifier> = []
    func note(_ node: LayoutNode?) {
      guard let top = node?.start?.layoutRoot, seen.insert(ObjectIdentifier(top)).inserted else { return }
      tops.append(top)
    }
    var constraints = pending
    for index in 0..<sourceCount {
      if case .constraint(let constraint)? = source(at: index) { constraints.append(constraint) }
    }
    for constraint in constraints {
      note(constraint.first.node)
      note(constraint.second?.node)
    }
    for top in tops { top.layoutDidMove() }
  }
}

extension UIView {
  /// Called before the view moves: constraints that reach from its inside to outside end.
  final func layoutWillLeave(newParent: UIView?) {
    guard superview != nil, let engine = engineInUse else { return }
    LayoutState.visits += 1
    if endOuterConstraints(), newParent == nil { sleep(in: engine) }
  }

  /// Ends the constraints whose holder was not met on the way down, since it lies further out.
  ///
  /// - Returns: Whether the view or what it holds takes part in a layout.
  private func endOuterConstraints() -> Bool {
    var takesPart = false
    if let layoutState {
      layoutState.visit = LayoutState.visits
      for node in layoutState.nodes {
        takesPart = takesPart || node.engine != nil
        for constraint in node.mentions where constraint.holder?.view?.layoutState?.visit != LayoutState.visits {
          constraint.deactivate()
        }
      }
    }
    for view in subviews where view.endOuterConstraints() { takesPart = true }
    return takesPart
  }

  /// Called after the view moved: its constraints join those of the tree it is in now.
  final func layoutDidMove() {
    // What the view itself knows is of the tree that it comes from.
    if superview == nil, layoutState?.lender != nil { return }
    let root = superview?.layoutRoot ?? self
    if sleepsOn(below: root) { return }
    var retired: LayoutEngine?
    if root !== self, let own = layoutState?.engine {
      layoutState?.engine = nil
      if root.layoutState?.engine == nil {
        own.moveUp(to: root, from: layoutNode)
      } else {
        retired = own
      }
    }
    joinLayout(of: root)
    retired?.close()
    if let engine = root.layoutState?.engine, let box = layoutState?.node.box, box.engine === engine {
      engine.enqueue(box)
      engine.recheckDirections = true
      engine.setNeedsPass()
    }
  }

  final func joinLayout(of root: UIView) {
    let isAsked = layoutState?.wasUpdated ?? false
    if superview != nil, !isAsked, controller != nil || type(of: self).requiresConstraintBasedLayout {
      root.makeOwnLayoutEngine().noteUpdate(of: makeLayoutState())
    }
    if let layoutState, layoutState.takesPart { root.makeOwnLayoutEngine().adopt(self, layoutState) }
    for view in subviews { view.joinLayout(of: root) }
  }
}

extension LayoutState {
  /// Whether the view needs the engine of the tree it is in.
  var takesPart: Bool {
    if !followsAutoresizingMask || needsUpdateConstraints || node.box != nil || !node.mentions.isEmpty { return true }
    return (guides + ownGuides).contains { $0.node.box != nil || !$0.node.mentions.isEmpty }
  }
}
