import Foundation

extension UIView {
  /// What the view is shown with: size classes, scale, appearance, direction.
  public var traitCollection: UITraitCollection { traits(inheriting: inheritedTraits) }

  private func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let controller { traits = controller.overriding(traits) }
    if overrideUserInterfaceStyle != .unspecified { traits = traits.with(overrideUserInterfaceStyle) }
    return traits
  }

  private var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.windowTraits }
    // Most superviews change nothing of the traits: the nearest that may is asked.
    var view = self
    while let next = view.parent {
      if next.mayChangeTraits { return next.traitCollection }
      view = next
    }
    return view.controller?.parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  private var mayChangeTraits: Bool {
    controller != nil || overrideUserInterfaceStyle != .unspecified || self is UIWindow
  }

  /// Tells the view and all below of traits that are not what they were.
  ///
  /// They are handed down, since each view that looked up to the window for its own would make deep trees slow.
  final func traitsMayHaveChanged() {
    let known = self is UIWindow ? nil : parent?.shownTraits
    take(traits(inheriting: known ?? inheritedTraits))
  }

  private func take(_ traits: UITraitCollection) {
    let previous = shownTraits
    if previous !== traits, previous != traits {
      shownTraits = traits
      applyBackground()
      if let previous, previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
      if previous != nil || parent != nil || self is UIWindow { tellTraits(previous) }
    }
    // Whoever was told may have changed them again, and then all below have been told of that.
    guard shownTraits === traits || shownTraits == traits else { return }
    for view in subviews { view.take(view.traits(inheriting: (view as? UIWindow)?.windowTraits ?? traits)) }
  }

  private func tellTraits(_ previous: UITraitCollection?) {
    controller?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
  }
}

extension UITraitCollection {
  nonisolated func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }
}
