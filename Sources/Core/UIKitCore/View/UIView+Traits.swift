import Foundation

extension UIView {
  /// What the view is shown with: size classes, scale, appearance, direction.
  public var traitCollection: UITraitCollection {
    var traits = inheritedTraits
    if let controller, let own = controller.traitOverrides { traits = UITraitCollection(traitsFrom: [traits, own]) }
    if let style = controller?.overrideUserInterfaceStyle, style != .unspecified { traits = traits.with(style) }
    if overrideUserInterfaceStyle != .unspecified { traits = traits.with(overrideUserInterfaceStyle) }
    return traits
  }

  private var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.windowTraits }
    if let parent { return parent.traitCollection }
    return controller?.parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Tells the view and all below of traits that are not what they were.
  final func traitsMayHaveChanged() {
    let traits = traitCollection
    let previous = shownTraits
    if previous != traits {
      shownTraits = traits
      applyBackground()
      if let previous, previous.layoutDirection != traits.layoutDirection { layoutDirectionDidChange() }
      if previous != nil || parent != nil || self is UIWindow { tellTraits(previous) }
    }
    for view in subviews { view.traitsMayHaveChanged() }
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
