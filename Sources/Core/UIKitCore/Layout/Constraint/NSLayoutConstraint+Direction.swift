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
  final func isMirrored(in ancestor: UIView?) -> Bool {
    guard isDirectional, let ancestor else { return false }
    let (one, other) = (first.node.start, second?.node.start)
    if one !== ancestor, other !== ancestor {
      for view in [one, other] {
        if let view, view.semanticContentAttribute != .unspecified {
          return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
      }
    }
    return ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
