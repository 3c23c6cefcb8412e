import UIKitCore

/// The constraints that make a row or column of views.
struct StackRules {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  let views: [UIView]
  private(set) var rules: [NSLayoutConstraint] = []
  private let isRow: Bool
  /// What the views keep to: the stack, or its margins.
  private let outside: Any

  /// A weak wish: below every content's, above that of a size which is only being measured.
  private static let weak = UILayoutPriority(rawValue: 51)
  /// The wish for equal distances of middles, below that of views for their own size.
  private static let centering = UILayoutPriority(rawValue: 149)
  private static let nearlyRequired = UILayoutPriority(rawValue: 999)

  init(_ stack: UIStackView, _ views: [UIView]) {
    self.stack = stack
    self.views = views
    isRow = stack.axis == .horizontal
    outside = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  // Along the stack and across it.
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  mutating func makeAll() {
    guard let first = views.first, let last = views.last else { return }
    add("edge", first, start, .equal, outside, start)
    add("edge", last, end, .equal, outside, end)
    distribute()
    for view in views { align(view) }
    if alignsBaselines { alignBaselines() }
    // Where no view fills the stack across, it is no larger than its largest view.
    if stack.alignment != .fill { add("fit", outside, crossLength, .equal, nil, .notAnAttribute, priority: Self.weak) }
  }

  /// Adds `item.attribute relation factor * other.attribute + constant`.
  private mutating func add(
    _ name: String, _ item: Any, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
    _ otherAttribute: Attribute, factor: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let rule = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: factor, constant: constant)
    add(rule, name, priority)
  }

  private mutating func add(_ rule: NSLayoutConstraint, _ name: String, _ priority: UILayoutPriority = .required) {
    rule.identifier = "stack \(name)"
    rule.priority = priority
    rules.append(rule)
  }

  // MARK: Along

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: addGaps(.equal)
    case .fillEqually:
      addGaps(.equal)
      for view in views.dropFirst() { add("equal length", view, length, .equal, views[0], length) }
    case .fillProportionally:
      addGaps(.equal)
      addProportions()
    case .equalSpacing:
      addGaps(.greaterThanOrEqual)
      let gaps = neighbours.map { gap(after: $0, before: $1) }
      for gap in gaps.dropFirst() { add(gap.constraint(equalTo: gaps[0]), "equal spacing") }
      addTightness()
    case .equalCentering:
      addGaps(.greaterThanOrEqual)
      let steps = neighbours.map { step(from: $0, to: $1) }
      for step in steps.dropFirst() { add(step.constraint(equalTo: steps[0]), "equal centering", Self.centering) }
      addTightness()
    }
  }

  private var neighbours: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  /// Where nothing makes the stack longer, its gaps are no larger than asked for.
  private mutating func addTightness() {
    for (view, next) in neighbours {
      add(gap(after: view, before: next).constraint(equalToConstant: stack.room(after: view)), "tight", Self.weak)
    }
  }

  private mutating func addGaps(_ relation: NSLayoutConstraint.Relation) {
    let usesBaselines = !isRow && stack.isBaselineRelativeArrangement
    for (view, next) in neighbours {
      add(
        "spacing", next, usesBaselines ? .firstBaseline : start, relation, view, usesBaselines ? .lastBaseline : end,
        constant: stack.room(after: view))
    }
  }

  /// Each view as long beside the first one that has a length as it would like to be.
  private mutating func addProportions() {
    let lengths = views.map { Self.naturalLength(of: $0, along: stack.axis) }
    guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (view, own) in zip(views, lengths) where view !== views[base] && own >= 0 {
      add(
        "proportion", view, length, .equal, own > 0 ? views[base] : nil, own > 0 ? length : .notAnAttribute,
        factor: own > 0 ? own / lengths[base] : 1, priority: Self.nearlyRequired)
    }
  }

  /// The length that a view would like: its intrinsic one, or that of its constraints; negative if it has none.
  static func naturalLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    func part(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let own = part(view.intrinsicContentSize)
    if own >= 0 { return own }
    let fitting = part(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    return fitting > 0 ? fitting : -1
  }

  private func gap(after view: UIView, before next: UIView) -> NSLayoutDimension {
    isRow
      ? view.trailingAnchor.anchorWithOffset(to: next.leadingAnchor)
      : view.bottomAnchor.anchorWithOffset(to: next.topAnchor)
  }

  private func step(from view: UIView, to next: UIView) -> NSLayoutDimension {
    isRow
      ? view.centerXAnchor.anchorWithOffset(to: next.centerXAnchor)
      : view.centerYAnchor.anchorWithOffset(to: next.centerYAnchor)
  }

  // MARK: Across

  private var alignsBaselines: Bool {
    isRow && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }

  private mutating func align(_ view: UIView) {
    let alignment = stack.alignment
    switch alignment {
    case .fill:
      add("fill", view, crossStart, .equal, outside, crossStart)
      add("fill", view, crossEnd, .equal, outside, crossEnd)
      return
    case .center: add("center", view, crossMiddle, .equal, outside, crossMiddle)
    case .leading: add("leading", view, crossStart, .equal, outside, crossStart)
    case .trailing: add("trailing", view, crossEnd, .equal, outside, crossEnd)
    case .firstBaseline, .lastBaseline:
      let isFirst = alignment == .firstBaseline
      let edge = isFirst ? crossStart : crossEnd
      add("pull", view, edge, .equal, outside, edge, priority: isRow ? Self.weak : .required)
    }
    add("within", view, crossStart, .greaterThanOrEqual, outside, crossStart)
    add("within", view, crossEnd, .lessThanOrEqual, outside, crossEnd)
  }

  private mutating func alignBaselines() {
    let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { add("baseline", view, baseline, .equal, views[0], baseline) }
  }
}
