import ConstraintSolver

/// Constraints in and out.
extension LayoutEngine {
  /// Has a constraint given to the solver in the next pass.
  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    if let last = pending.last, last.order > constraint.order { isUnordered = true }
    pending.append(constraint)
    structureDidChange()
  }

  /// Gives the waiting constraints to the solver, and the waiting items rectangles.
  func flush() {
    directions.forget()
    if recheckDirections { takeBackTurned() }
    dropOrphans()
    for node in candidates { takeIn(node) }
    candidates.removeAll()
    remeasure()
    guard !pending.isEmpty else { return }
    let constraints = isUnordered ? Self.inOrder(pending) : pending
    pending.removeAll(keepingCapacity: true)
    isUnordered = false
    for constraint in constraints where constraint.engine === self && constraint.installed == nil {
      install(constraint)
    }
  }

  /// Constraints by the order of their activation; numbers are sorted, since a closure over constraints would ask at each
  /// comparison whether it runs on the main actor.
  private static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var places: [(order: Int, index: Int)] = []
    places.reserveCapacity(constraints.count)
    for index in constraints.indices { places.append((constraints[index].order, index)) }
    places.sort(by: <)
    return places.map { constraints[$0.index] }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    if constraint.followsFonts {
      constraint.refreshSystemSpacing()
      spaced.append(constraint, .spaced)
    }
    let (linear, isMirrored) = linear(constraint)
    let id = give(linear)
    set(.constraint(constraint), of: id)
    constraint.installed = NSLayoutConstraint.Installed(
      id: id, base: linear.expression.constant + constraint.constant, isMirrored: isMirrored, passed: passed)
    guard !passed.isEmpty else { return }
    for box in passed { box.passes += 1 }
    deep.append(constraint)
  }

  /// Takes a constraint out of the solver, or out of the line.
  func withdraw(_ constraint: NSLayoutConstraint) {
    // What still waits is passed over when its turn comes.
    guard let installed = constraint.installed else { return }
    constraint.installed = nil
    guard root != nil else { return }
    if constraint.followsFonts { spaced.remove(constraint, .spaced) }
    structureDidChange()
    solver.remove(installed.id)
    set(nil, of: installed.id)
    for node in constraint.nodes where node.mentions.isEmpty { orphans.append(node) }
    guard !installed.passed.isEmpty else { return }
    for box in installed.passed {
      box.passes -= 1
      if box.passes == 0, box.node.mentions.isEmpty { orphans.append(box.node) }
    }
    deep.removeAll { $0 === constraint }
  }

  /// Makes the solver's constraint anew, since it is another now.
  func reinstall(_ constraint: NSLayoutConstraint) {
    guard constraint.installed != nil else { return }
    withdraw(constraint)
    enqueue(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let installed = constraint.installed else { return }
    setConstant(installed.id, to: installed.base - constraint.constant)
    if isRunning { changedConstants.append(constraint.first.node) }
    setNeedsPass()
  }

  /// Takes back what now runs the other way.
  private func takeBackTurned() {
    recheckDirections = false
    for index in 0..<sourceCount {
      guard case .constraint(let constraint) = source(at: index), constraint.isDirectional else { continue }
      let isMirrored = constraint.isMirrored(in: constraint.commonAncestor, &directions)
      if constraint.installed.map({ $0.isMirrored != isMirrored }) ?? false { reinstall(constraint) }
    }
  }

  // MARK: Items

  /// A constraint names the item for the first time: it may have constraints of its own to add.
  func noteUse(of node: LayoutNode) {
    guard let view = node.view, let state = view.layoutState, !state.wasUpdated else { return }
    noteUpdate(of: state)
  }

  /// Has a view's constraints updated in the next pass.
  func noteUpdate(of state: LayoutState) {
    state.wasUpdated = true
    state.needsUpdateConstraints = true
    updates.append(state.node)
    setNeedsPass()
  }

  /// A view may take part by its intrinsic size alone.
  func noteCandidate(_ node: LayoutNode) {
    candidates.append(node)
    setNeedsPass()
  }

  private func takeIn(_ node: LayoutNode) {
    guard node.box == nil, let view = node.view, view.superview != nil, !view.followsAutoresizingMask,
      view.layoutRoot === root
    else { return }
    let size = view.intrinsicContentSize
    if size.width >= 0 || size.height >= 0 { _ = box(of: node) }
  }

  /// Takes out the rectangles that nothing uses any more; their views stay where they are.
  private func dropOrphans() {
    guard !orphans.isEmpty else { return }
    let nodes = orphans
    orphans.removeAll()
    for node in nodes {
      guard let box = node.box, box.engine === self, node.mentions.isEmpty, box.passes == 0,
        box.intrinsic == nil
      else { continue }
      drop(node)
    }
  }

  /// Takes the item's rectangle out.
  ///
  /// Constraints that use it wait until it has another.
  func drop(_ node: LayoutNode) {
    guard let box = node.box else { return }
    guard root != nil else {
      node.box = nil
      return
    }
    for constraint in node.mentions where constraint.engine === self { reinstall(constraint) }
    if box.passes > 0 {
      for constraint in deep where constraint.installed?.passed.contains(where: { $0 === box }) ?? false {
        reinstall(constraint)
      }
    }
    node.box = nil
    structureDidChange()
    for id in box.rules {
      solver.remove(id)
      set(nil, of: id)
    }
    box.rules.removeAll()
    for variable in box.variables {
      forgetOwner(of: variable)
      solver.remove(variable)
    }
    for parameter in box.parameters { solver.remove(parameter) }
    box.engine = nil
  }
}
