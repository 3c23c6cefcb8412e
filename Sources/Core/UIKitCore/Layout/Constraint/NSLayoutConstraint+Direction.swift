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

/// Reading directions, each looked up once for many constraints.
///
/// Traits are put together anew each time they are asked for, which is too much for every constraint of a list; and the
/// way up to where they come from is too long for every view of a deep tree.
struct LayoutDirections {
  /// Whether what surrounds a view runs from right to left.
  private var known: [ObjectIdentifier: Bool] = [:]
  private var last: (view: ObjectIdentifier, isTurned: Bool)?

  /// Whether the view's content runs from right to left, as `effectiveUserInterfaceLayoutDirection` says.
  mutating func isTurned(_ view: UIView) -> Bool {
    guard view.semanticContentAttribute == .unspecified else {
      return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    let id = ObjectIdentifier(view)
    if let last, last.view == id { return last.isTurned }
    let isTurned = traits(of: view)
    last = (id, isTurned)
    return isTurned
  }

  /// What the traits of the view say: they are the superview's, unless a controller shows its view with its own.
  private mutating func traits(of view: UIView) -> Bool {
    var path: [ObjectIdentifier] = []
    var view = view
    var isTurned: Bool
    while true {
      let id = ObjectIdentifier(view)
      if let found = known[id] {
        isTurned = found
        break
      }
      path.append(id)
      guard let next = view.superview, view.controller?.traitOverrides == nil else {
        isTurned = view.traitCollection.layoutDirection == .rightToLeft
        break
      }
      view = next
    }
    for id in path { known[id] = isTurned }
    return isTurned
  }

  /// Forgets what was looked up.
  mutating func forget() {
    known.removeAll(keepingCapacity: true)
    last = nil
  }
}
