import Foundation

extension UIViewController {
  /// Whether the view was made.
  public var isViewLoaded: Bool { root != nil }
  /// The view, if it was made.
  public var viewIfLoaded: UIView? { root }

  /// Makes the view if it was not.
  public func loadViewIfNeeded() {
    guard root == nil else { return }
    loadView()
    guard root != nil else {
      programmerError("\(type(of: self)).loadView() did not set the view. Set `view`, or do not override loadView().")
    }
    viewDidLoad()
  }

  final func adopt(_ view: UIView?) {
    guard view !== root else { return }
    root?.controller = nil
    root = view
    view?.controller = self
    view?.traitsMayHaveChanged()
    view?.updateSafeArea()
  }

  /// What the controller's view is shown with, of what its superview is: the overrides on top.
  ///
  /// Kept while neither changes, since every view inside asks for it all the time.
  final func overriding(_ outer: UITraitCollection) -> UITraitCollection {
    let style = overrideUserInterfaceStyle
    guard traitOverrides != nil || style != .unspecified else { return outer }
    if let kept = keptTraits, kept.outer === outer, kept.own === traitOverrides, kept.style == style {
      return kept.traits
    }
    var traits = outer
    if let traitOverrides { traits = UITraitCollection(traitsFrom: [traits, traitOverrides]) }
    if style != .unspecified { traits = traits.with(style) }
    keptTraits = OverriddenTraits(outer: outer, own: traitOverrides, style: style, traits: traits)
    return traits
  }

  /// What the controller is shown with.
  public var traitCollection: UITraitCollection {
    if let root { return root.traitCollection }
    let outer = container?.traitCollection ?? presenter?.traitCollection ?? UIScreen.main.traitCollection
    guard let traitOverrides else { return outer }
    return UITraitCollection(traitsFrom: [outer, traitOverrides])
  }

  /// Overrides traits of a child.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitOverrides = collection
  }

  /// What overrides a child's traits.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitOverrides
  }

  /// Tells the container, or the presentation, that the content would like a size, be it the same as before.
  package final func preferredSizeChanged() {
    if let container {
      // An equal value must still reach a container that has not taken the last one.
      container.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

/// Traits with a controller's overrides, and what they were made of.
struct OverriddenTraits {
  let outer: UITraitCollection
  let own: UITraitCollection?
  let style: UIUserInterfaceStyle
  let traits: UITraitCollection
}
