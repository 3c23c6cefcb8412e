extension UIView {
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide; one that belongs to another view leaves it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide, and with it the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins, "layoutMarginsGuide") }

  /// The rectangle that no bar, notch or arrow covers.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea, "safeAreaLayoutGuide") }

  /// The middle of the margins' rectangle, no wider than lines of text are easy to read.
  public var readableContentGuide: UILayoutGuide { ownGuide(.readable, "readableContentGuide") }

  /// A scroll view's guides: the content, and the frame it is seen through.
  package final var contentGuide: UILayoutGuide { ownGuide(.content, "contentLayoutGuide") }
  package final var frameGuide: UILayoutGuide { ownGuide(.frame, "frameLayoutGuide") }

  private func ownGuide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    let state = makeLayoutState()
    if let guide = state.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, identifier, of: self)
    state.ownGuides.append(guide)
    return guide
  }

  final func remember(_ guide: UILayoutGuide) { makeLayoutState().guides.append(guide) }

  final func forget(_ guide: UILayoutGuide) {
    guide.node.abandon()
    layoutState?.guides.removeAll { $0 === guide }
    setNeedsLayout()
  }
}
