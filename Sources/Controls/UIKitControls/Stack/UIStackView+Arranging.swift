import UIKitCore

extension UIStackView {
  /// The views that take room.
  final var shownViews: [UIView] { arranged.filter { !$0.isHidden } }

  final func arrange(_ view: UIView, at index: Int) {
    let known = arranged.firstIndex { $0 === view }
    let count = arranged.count - (known == nil ? 0 : 1)
    guard (0...arranged.count).contains(index) else {
      programmerError(
        "insertArrangedSubview(_:at: \(index)): the stack arranges \(arranged.count) views. Give an index from 0 to "
          + "\(arranged.count).")
    }
    if let known { arranged.remove(at: known) }
    arranged.insert(view, at: min(index, count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArranging()
  }

  final func release(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArranging()
  }

  final func setNeedsArranging() {
    guard !needsArranging else { return }
    needsArranging = true
    setNeedsUpdateConstraints()
  }

  final func arrangeIfNeeded() {
    guard needsArranging else { return }
    needsArranging = false
    NSLayoutConstraint.deactivate(rules)
    let views = shownViews
    var made = StackRules(self, views)
    made.makeAll()
    rules = made.rules
    ruledLengths = proportionalLengths(of: views)
    NSLayoutConstraint.activate(rules)
  }

  /// What views would like to be, where that decides about their shares.
  private func proportionalLengths(of views: [UIView]) -> [CGFloat] {
    distribution == .fillProportionally ? views.map { StackRules.naturalLength(of: $0, along: axis) } : []
  }

  /// A view that likes another length now changes the shares of all.
  final func checkProportions() {
    guard distribution == .fillProportionally, !needsArranging else { return }
    if proportionalLengths(of: shownViews) != ruledLengths { setNeedsArranging() }
  }

  /// The room after a view.
  final func room(after view: UIView) -> CGFloat {
    Self.points(customSpacings[ObjectIdentifier(view)] ?? spacing)
  }
}

extension UIStackView: ViewHooks {
  package func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { setNeedsArranging() }
  }
}
