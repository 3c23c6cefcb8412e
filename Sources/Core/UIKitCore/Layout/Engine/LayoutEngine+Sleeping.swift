/// Trees that were taken out and may come back, as what a popover shows does: until something is asked of their layout,
/// their constraints and rectangles stay in the engine that they were in.
///
/// Else what comes back would be given to the solver anew, and its texts would be measured again.
extension UIView {
  /// Leaves what lies in the view in the engine of the tree that it is being taken out of.
  ///
  /// A view that constraints place will be the root of its own tree, whose rectangle is another.
  final func sleep(in engine: LayoutEngine) {
    guard followsAutoresizingMask else { return }
    makeLayoutState().sleep(in: engine)
  }

  /// Something is asked of the layout of a tree that was taken out: from now on it is one of its own.
  final func wakeLayout() {
    guard let layoutState, layoutState.lender != nil else { return }
    layoutState.endSleep()
    joinLayout(of: self)
  }

  /// Called after a view that sleeps got a superview; says whether it goes on sleeping.
  ///
  /// A tree that no constraint knows, such as a new bubble, sleeps with what it was given.
  final func sleepsOn(below root: UIView) -> Bool {
    guard let layoutState, let lender = layoutState.lender else { return false }
    layoutState.endSleep()
    guard root.window == nil, root.superview == nil, root.layoutState?.engine == nil, root.followsAutoresizingMask
    else {
      if root.layoutState?.engine === lender { lender.enqueueTree(self) }
      return false
    }
    root.makeLayoutState().sleep(in: lender)
    return true
  }

  /// The engine that has rectangles and constraints of the tree, which is not woken.
  final var engineInUse: LayoutEngine? {
    var view = self
    while true {
      if let engine = view.layoutState?.node.engine, engine.root != nil { return engine }
      guard let next = view.superview else { return view.layoutState?.engine ?? view.layoutState?.lender }
      view = next
    }
  }
}

extension LayoutState {
  fileprivate func sleep(in engine: LayoutEngine) {
    guard lender == nil else { return }
    lender = engine
    engine.sleepers += 1
  }

  fileprivate func endSleep() {
    lender?.sleepers -= 1
    lender = nil
  }
}

extension LayoutEngine {
  /// Has the rectangles of a tree that has come back written back: outside a window there are no pixels to round to.
  fileprivate func enqueueTree(_ view: UIView) {
    for node in view.layoutState?.nodes ?? [] {
      if let box = node.box, box.isMovable, box.engine === self { enqueue(box) }
    }
    for subview in view.subviews { enqueueTree(subview) }
    setNeedsPass()
  }
}
