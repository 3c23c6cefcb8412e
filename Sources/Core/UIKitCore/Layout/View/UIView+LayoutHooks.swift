import CoreGraphics

/// What views tell Auto Layout, each called by the code of views.
extension UIView {
  /// Brings constraints and frames of the tree up to date; costs nothing where nothing changed.
  final func prepareConstraintsForLayout() {
    guard LayoutEngine.waiting > 0, let engine = layoutEngine, engine.needsPass else { return }
    engine.pass()
  }

  /// Called before the view places its subviews: what lies inside has its frames then.
  final func layoutWillPlaceSubviews() {
    prepareConstraintsForLayout()
    guard let layoutState, layoutState.hasStraySubviews else { return }
    layoutState.hasStraySubviews = false
    if let engine = layoutEngine, !engine.isRunning { engine.writeBack() }
  }

  /// Called when frame or bounds changed, whoever did it.
  final func layoutGeometryDidChange() {
    guard let state = layoutState, let box = state.node.box, let engine = box.engine else { return }
    if !box.isMovable {
      let moved = engine.refreshGeometry(box)
      if moved.movedPlace { superview?.setNeedsLayout() }
      if moved.movedPlace || moved.movedSize { engine.setNeedsPass() }
    } else if !state.isWriting {
      stray(box, engine)
    }
    if box.origin != nil, engine.refreshOrigin(box) { engine.setNeedsPass() }
    if preservesSuperviewLayoutMargins, box.margins != nil { layoutInsetsDidChange() }
  }

  /// Somebody moved a view that constraints place: it goes back when its superview is laid out.
  private func stray(_ box: LayoutBox, _ engine: LayoutEngine) {
    guard let superview else { return engine.followRoot(box) }
    engine.enqueue(box)
    superview.makeLayoutState().hasStraySubviews = true
  }

  /// Called when margins or safe area changed.
  final func layoutInsetsDidChange() {
    guard let box = layoutState?.node.box, let engine = box.engine, engine.refreshInsets(box) else { return }
    engine.setNeedsPass()
    setNeedsLayout()
  }

  /// Called when the reading direction of the view may have changed.
  final func layoutDirectionDidChange() {
    setNeedsLayout()
    guard let engine = layoutEngine else { return }
    engine.recheckDirections = true
    engine.setNeedsPass()
  }
}

extension LayoutEngine {
  /// A root that constraints give no size keeps the one it was given.
  func followRoot(_ box: LayoutBox) {
    guard box.stays.count == 2 else { return }
    setConstant(box.stays[0], to: -box.value(of: .width))
    setConstant(box.stays[1], to: -box.value(of: .height))
    enqueue(box)
    setNeedsPass()
  }
}

extension CGRect {
  /// The opposite of `inset(by:)`.
  nonisolated func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
