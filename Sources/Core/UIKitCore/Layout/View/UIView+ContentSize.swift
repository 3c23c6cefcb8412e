import CoreGraphics

extension UIView {
  /// How much the view wants to be no larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis.rawValue] ?? hooks?.defaultHuggingPriority ?? .defaultLow
  }

  /// Sets how much the view wants to be no larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    checkContentPriority(priority)
    makeLayoutState().hugging[axis.rawValue] = priority
    intrinsicSizeChanged()
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.compression[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    checkContentPriority(priority)
    makeLayoutState().compression[axis.rawValue] = priority
    intrinsicSizeChanged()
  }

  private func checkContentPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      programmerError(
        """
        \(layoutNode.text()) can't have the content priority \(priority.rawValue): priorities are more than 0 and \
        at most 1000.
        """)
    }
  }

  final func contentPriority(_ isHugging: Bool, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    isHugging ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
  }

  /// What `invalidateIntrinsicContentSize` does: before the next layout the view is asked again.
  final func intrinsicSizeChanged() {
    guard let state = layoutState else { return }
    guard let box = state.node.box, let engine = box.engine else {
      if !state.followsAutoresizingMask, superview != nil {
        makeLayoutEngine().noteCandidate(state.node)
        superview?.setNeedsLayout()
      }
      return
    }
    if !alignmentInsets.isNear(box.insets) { engine.drop(state.node) }
    engine.noteContent(of: box)
    superview?.setNeedsLayout()
  }
}

extension LayoutEngine {
  /// Asks the view for its content's size in the next pass.
  func noteContent(of box: LayoutBox) {
    setNeedsPass()
    guard !box.isRemeasured, box.engine === self else { return }
    box.isRemeasured = true
    remeasured.append(box)
  }
}
