@testable import UIKitCore

/// Views and constraints that change in many ways, and a copy of them that is made in one go.
///
/// Every constraint has a priority of its own, and every view has a size and a place that it takes where nothing else
/// is said, so there is exactly one right layout.
final class LayoutModel {
  let root: UIView
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var log: [String] = []
  private var random: Seeded
  private var defaults: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    random = Seeded(state: seed)
    root = UIView(frame: rect(0, 0, 300, 200))
    views = [root]
    for index in 1...7 {
      let view = free("\(index)")
      views.append(view)
      views[Int.random(in: 0..<index, using: &random)].addSubview(view)
    }
    for index in 0..<40 { makeConstraint(UILayoutPriority(Float(100 + index * 3))) }
  }

  private func makeConstraint(_ priority: UILayoutPriority) {
    let across: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .centerX]
    let down: [NSLayoutConstraint.Attribute] = [.top, .bottom, .bottomMargin, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let kind = [across, down, sizes][Int.random(in: 0...2, using: &random)]
    let isAlone = kind == sizes && Bool.random(using: &random)
    let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = NSLayoutConstraint(
      item: pick(views.dropFirst()), attribute: pick(kind), relatedBy: pick(relations),
      toItem: isAlone ? nil : pick(views), attribute: pick(kind), multiplier: pick([1, 1, 1, 0.5]),
      constant: CGFloat(Int.random(in: 0...60, using: &random)))
    constraint.priority = priority
    constraints.append(constraint)
  }

  private func pick<T>(_ choices: some RandomAccessCollection<T>) -> T {
    choices[choices.index(choices.startIndex, offsetBy: Int.random(in: 0..<choices.count, using: &random))]
  }

  /// One change of any kind.
  func change() {
    switch Int.random(in: 0...11, using: &random) {
    case 0...3: toggle(pick(constraints))
    case 4:
      let constraint = pick(constraints)
      constraint.constant += CGFloat(Int.random(in: -9...9, using: &random))
      log.append("constant of \(constraint)")
    case 5: move(pick(views.dropFirst()))
    case 6:
      let view = pick(views.dropFirst())
      view.removeFromSuperview()
      log.append("remove \(name(view))")
    case 7:
      let view = pick(views.dropFirst())
      view.translatesAutoresizingMaskIntoConstraints.toggle()
      if view.translatesAutoresizingMaskIntoConstraints { view.frame = rect(10, 20, 100, 50) }
      log.append("mask of \(name(view)): \(view.translatesAutoresizingMaskIntoConstraints)")
    case 8:
      let view = pick(views)
      view.layoutMargins.left += 3
      view.layoutMargins.bottom += 1
      log.append("margins of \(name(view))")
    case 9:
      let view = pick(views)
      view.semanticContentAttribute = view.semanticContentAttribute == .unspecified ? .forceRightToLeft : .unspecified
      log.append("direction of \(name(view))")
    case 10:
      root.frame.size.width += CGFloat(Int.random(in: -20...20, using: &random))
      log.append("width \(root.frame.width)")
    default:
      // Trees that are out are mostly left alone, asleep in the engine that they were in.
      let isAll = Int.random(in: 0...2, using: &random) == 0
      settle(isAll ? views : views.filter { $0.isDescendant(of: root) })
      log.append(isAll ? "layout of all" : "layout")
    }
  }

  private func toggle(_ constraint: NSLayoutConstraint) {
    if constraint.isActive {
      constraint.isActive = false
    } else if constraint.commonAncestor != nil {
      constraint.isActive = true
    }
    log.append("toggle \(constraint)")
  }

  private func move(_ view: UIView) {
    let target = pick(views)
    guard !target.isDescendant(of: view) else { return }
    target.addSubview(view)
    log.append("move \(name(view)) into \(name(target))")
  }

  private func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "root" }

  /// Lays out the trees of some views.
  private func settle(_ some: [UIView]) {
    defaults.removeAll { !$0.isActive }
    for (index, view) in views.enumerated().dropFirst() where some.contains(view) {
      var wanted: [(NSLayoutConstraint.Attribute, UIView?)] = [(.width, nil), (.height, nil)]
      if let superview = view.superview { wanted += [(.left, superview), (.top, superview)] }
      for (place, (attribute, item)) in wanted.enumerated() {
        if defaults.contains(where: { $0.firstItem === view && $0.firstAttribute == attribute }) { continue }
        let constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute, multiplier: 1,
          constant: CGFloat(10 + index))
        constraint.priority = UILayoutPriority(Float(1 + index * 4 + place))
        constraint.isActive = true
        defaults.append(constraint)
      }
    }
    for view in some where view.superview == nil { view.layoutIfNeeded() }
  }

  /// The views whose frames differ from those of a copy that knows nothing of what happened before.
  func differences() -> [String] {
    settle(views)
    let copies = views.map { view in
      let copy = UIView(frame: view.superview == nil || view.followsAutoresizingMask ? view.frame : .zero)
      copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
      copy.layoutMargins = view.layoutMargins
      copy.semanticContentAttribute = view.semanticContentAttribute
      return copy
    }
    func copy(_ item: AnyObject?) -> UIView? {
      views.firstIndex { $0 === item }.map { copies[$0] }
    }
    for view in views {
      for subview in view.subviews { if let inner = copy(subview) { copy(view)?.addSubview(inner) } }
    }
    for constraint in (constraints + defaults).filter(\.isActive).sorted(by: { $0.order < $1.order }) {
      guard let first = copy(constraint.firstItem) else { continue }
      let made = NSLayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
        toItem: copy(constraint.secondItem), attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier, constant: constraint.constant)
      made.priority = constraint.priority
      made.isActive = true
    }
    for copy in copies where copy.superview == nil { copy.layoutIfNeeded() }
    return zip(views, copies).compactMap { view, copy in
      guard let state = copy.layoutState, !state.node.mentions.isEmpty else { return nil }
      return view.frame.isNear(copy.frame) ? nil : "\(name(view)): \(view.frame) in place of \(copy.frame)"
    }
  }
}
