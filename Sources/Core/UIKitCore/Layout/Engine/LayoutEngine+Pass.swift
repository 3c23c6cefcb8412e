import ConstraintSolver

/// The constraints pass of a frame: update, solve, write back, until nothing is left to do.
extension LayoutEngine {
  /// How often one pass may start over, since what it writes can change what it reads.
  private static var roundLimit: Int { 20 }

  func pass() {
    guard !isRunning, root != nil else { return }
    isRunning = true
    defer { isRunning = false }
    for _ in 0..<Self.roundLimit {
      guard needsPass else { return }
      runUpdates()
      setNeedsPass(false)
      changedConstants.removeAll(keepingCapacity: true)
      flush()
      solve()
      writeBack()
    }
    if needsPass { reportUnsettled() }
  }

  /// Tells of the views that have something new after each round, and leaves it at that until the next change.
  private func reportUnsettled() {
    setNeedsPass(false)
    let nodes = remeasured.map(\.node) + pending.map(\.first.node) + changedConstants
    var seen: Set<ObjectIdentifier> = []
    let views = nodes.compactMap(\.start).filter { seen.insert(ObjectIdentifier($0)).inserted }
    UnsettledLayout.report(
      views,
      """
      had another content size or other constraints after each of \(Self.roundLimit) rounds. Do not call \
      invalidateIntrinsicContentSize(), or change constraints, where frames are set without a condition that ends it.
      """)
  }

  /// Tells of the views that asked for another update in each one.
  private func reportEndlessUpdates() {
    UnsettledLayout.report(
      updates.compactMap(\.view),
      """
      asked for updateConstraints() again in each of \(Self.roundLimit) rounds. Do not call \
      setNeedsUpdateConstraints() from updateConstraints() without a condition that ends it.
      """)
  }

  /// Calls `updateConstraints` where it was asked for, inner views first.
  func runUpdates() {
    for _ in 0..<Self.roundLimit {
      guard !updates.isEmpty else { return }
      let nodes = updates
      updates.removeAll()
      var depths = ViewDepths()
      var order: [(depth: Int, place: Int)] = []
      for (place, node) in nodes.enumerated() { order.append((depth: depths.depth(of: node.view), place: place)) }
      order.sort { $0.depth == $1.depth ? $0.place < $1.place : $0.depth > $1.depth }
      for (_, place) in order {
        let node = nodes[place]
        guard let view = node.view, let state = view.layoutState, state.needsUpdateConstraints,
          view.layoutRoot === root
        else { continue }
        state.needsUpdateConstraints = false
        if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
      }
    }
    if !updates.isEmpty { reportEndlessUpdates() }
  }

  /// Asks the views that said so for their content's size.
  func remeasure() {
    guard !remeasured.isEmpty else { return }
    let boxes = remeasured
    remeasured.removeAll(keepingCapacity: true)
    for box in boxes {
      box.isRemeasured = false
      guard box.engine === self else { continue }
      measure(box)
      _ = refreshBaselines(box)
    }
    if !spaced.isEmpty { refreshSystemSpacings() }
  }

  /// Solves what changed.
  ///
  /// Text that takes another height at the width that came out is solved for again.
  func solve() {
    for _ in 0..<8 {
      report(solver.solve())
      solveCount += 1
      changedVariables += solver.changes.count
      for variable in solver.changes {
        if let box = owner(of: variable) { enqueue(box) }
      }
      var isTaller = false
      for box in queue where box.intrinsic != nil && box.engine === self {
        if measureHeight(box) { isTaller = true }
      }
      guard isTaller else { return }
    }
  }
}

/// How many views hold each of many views, without walking the same way up twice.
@MainActor
private struct ViewDepths {
  private var known: [ObjectIdentifier: Int] = [:]

  mutating func depth(of view: UIView?) -> Int {
    var path: [ObjectIdentifier] = []
    var depth = -1
    var next = view
    while let current = next {
      let id = ObjectIdentifier(current)
      if let found = known[id] {
        depth = found
        break
      }
      path.append(id)
      next = current.superview
    }
    for id in path.reversed() {
      depth += 1
      known[id] = depth
    }
    return depth
  }
}
