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
      flush()
      solve()
      writeBack()
    }
  }

  /// Calls `updateConstraints` where it was asked for, inner views first.
  func runUpdates() {
    for _ in 0..<Self.roundLimit {
      guard !updates.isEmpty else { return }
      let nodes = updates
      updates.removeAll()
      let order = nodes.indices.map { (depth: nodes[$0].view?.depth ?? 0, place: $0) }
        .sorted { $0.depth == $1.depth ? $0.place < $1.place : $0.depth > $1.depth }
      for (_, place) in order {
        let node = nodes[place]
        guard let view = node.view, let state = view.layoutState, state.needsUpdateConstraints,
          view.layoutRoot === root
        else { continue }
        state.needsUpdateConstraints = false
        if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
      }
    }
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

extension UIView {
  /// How many views hold this one.
  final var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }
}
