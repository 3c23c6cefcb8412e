import CoreGraphics

extension UIWindow {
  /// What the window is shown with: size classes follow its width.
  ///
  /// Kept while the screen, the scene and the width class are the same: every view asks for it.
  final var windowTraits: UITraitCollection {
    let (screenTraits, sceneTraits) = (screen.traitCollection, windowScene?.traits)
    let isNarrow = bounds.width < 600
    if let kept = keptTraits, kept.screen === screenTraits, kept.scene === sceneTraits, kept.isNarrow == isNarrow {
      return kept.traits
    }
    let traits = windowTraits(width: bounds.width)
    keptTraits = KeptTraits(screen: screenTraits, scene: sceneTraits, isNarrow: isNarrow, traits: traits)
    return traits
  }

  /// The same at a width.
  final func windowTraits(width: CGFloat) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      screen.traitCollection, windowScene?.traits ?? UITraitCollection(),
      UITraitCollection(horizontalSizeClass: width < 600 ? .compact : .regular),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }

  final func visibilityDidChange() {
    if isHidden { leaveScreen() } else { comeOnScreen() }
  }

  private func comeOnScreen() {
    UIApplication.shared.add(self)
    if windowScene == nil { windowScene = UIApplication.shared.firstWindowScene }
    windowScene?.show(self)
    installRoot()
    rootViewController?.appear(animated: false)
  }

  private func leaveScreen() {
    // Nobody types into a window that is not seen.
    if (firstResponder as? UIView)?.hooks?.textCaret != nil { endEditing(true) }
    rootViewController?.disappear(animated: false)
    windowScene?.hide(self)
    UIApplication.shared.remove(self)
  }

  /// Puts the root controller's view in, as large as the window.
  private func installRoot() {
    guard let root = rootViewController, root.view.superview !== self else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
  }

  final func replaceRoot(_ old: UIViewController?) {
    old?.dismissEverything()
    if !isHidden { old?.disappear(animated: false) }
    if old?.isViewLoaded == true { old?.view.removeFromSuperview() }
    guard !isHidden else { return }
    installRoot()
    rootViewController?.appear(animated: false)
  }

  final func sizeDidChange(from old: CGSize) {
    guard bounds.size != old else { return }
    traitsMayHaveChanged()
  }
}

extension UIView {
  /// Pictures are drawn anew for another scale.
  final func rescale(_ scale: CGFloat) {
    contentScaleFactor = scale
    for view in subviews { view.rescale(scale) }
  }
}

extension UIWindow {
  /// A view is about to leave the window: its touches and its keys go.
  final func viewWillLeave(_ view: UIView) {
    router.cancelTouches(in: view)
    guard let responder = firstResponder else { return }
    var current: UIResponder? = responder
    while let next = current {
      if next === view {
        firstResponder = nil
        return
      }
      current = next.next
    }
  }
}

/// A window's traits and what they were made of.
struct KeptTraits {
  let screen: UITraitCollection
  let scene: UITraitCollection?
  let isNarrow: Bool
  let traits: UITraitCollection
}
