public import UIKitCore

/// A row or a column of views, which it places by constraints of its own.
///
/// The constraints are made anew, once before the next layout, when views come, go, hide or show, or when one of the
/// properties below changes. Hidden views take no room.
open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that stand, and the lengths that proportions were taken of.
  final var rules: [NSLayoutConstraint] = []
  final var ruledLengths: [CGFloat] = []
  final var needsArranging = false

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hooks = self
  }

  /// Archives hold no stacks here: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hooks = self
  }

  // MARK: Views

  /// The views of the row or column in their order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }
  /// Inserts a view, or moves it; an index out of range stops the program.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  /// Places a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { release(view) }

  // MARK: Rules

  /// A row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArranging() } } }
  /// How the length is shared.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { setNeedsArranging() } } }
  /// Where views stand across.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArranging() } } }
  /// The room between views; at least that where the distribution makes it larger.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArranging() } } }
  /// Whether a column's spacing is that from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } }
  }
  /// Whether views keep to the layout margins in place of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
  }
  /// Sets the room after a view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArranging()
  }
  /// The room that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Hooks

  /// Makes the constraints anew where something changed.
  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }
  /// Looks whether proportions still hold.
  open override func layoutSubviews() {
    super.layoutSubviews()
    checkProportions()
  }
  /// A view that leaves is placed no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    release(subview)
  }
  /// A stack is placed by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }
  /// The first view's.
  open override var forFirstBaselineLayout: UIView { shownViews.first?.forFirstBaselineLayout ?? self }
  /// The last view's of a column, the first view's of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : shownViews.first)?.forLastBaselineLayout ?? self
  }
}
