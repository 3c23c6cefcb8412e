extension NSLayoutConstraint {
  /// Whether the reading direction matters to the constraint.
  final var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional ?? false
      || first.base?.attribute.isDirectional ?? false
  }

  /// Whether leading means right.
  ///
  /// A view decides for what lies inside it; of neighbours the first that has a
  /// direction of its own does, and if none has, the view that holds them.
  final func isMirrored(in ancestor: UIView?, _ directions: inout LayoutDirections) -> Bool {
    guard isDirectional, let ancestor else { return false }
    let (one, other) = (first.node.start, second?.node.start)
    if one !== ancestor, other !== ancestor {
      for view in [one, other] {
        if let view, view.semanticContentAttribute != .unspecified {
          return directions.isTurned(view)
        }
      }
    }
    return directions.isTurned(ancestor)
  }
}

/// Reading directions, with the one of the whole interface looked up once for many views.
///
/// Traits are put together anew each time they are asked for, which is too much for every constraint of a list.
struct LayoutDirections {
  private var root: (view: ObjectIdentifier, isTurned: Bool)?

  /// Whether the view's content runs from right to left, as `effectiveUserInterfaceLayoutDirection` says.
  mutating func isTurned(_ view: UIView) -> Bool {
    guard view.semanticContentAttribute == .unspecified else {
      return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    var top = view
    while true {
      // A controller may show its view with traits of its own.
      if top.controller?.traitOverrides != nil { return view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
      guard let next = top.superview else { break }
      top = next
    }
    if let root, root.view == ObjectIdentifier(top) { return root.isTurned }
    let isTurned = top.traitCollection.layoutDirection == .rightToLeft
    root = (ObjectIdentifier(top), isTurned)
    return isTurned
  }

  /// Forgets what was looked up.
  mutating func forget() { root = nil }
}
