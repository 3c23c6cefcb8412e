import UIKitCore

/// A change of what a navigation controller shows, while it goes on.
final class NavigationTransition {
  let from: UIViewController?
  let to: UIViewController?
  /// The page that goes.
  let oldPage: NavigationPage?
  let added: [UIViewController]
  let removed: [UIViewController]
  let isAnimated: Bool
  /// Whether the controllers hear of coming and going by this transition.
  var tellsControllers = false

  init(
    from: UIViewController?, to: UIViewController?, oldPage: NavigationPage?, added: [UIViewController],
    removed: [UIViewController], isAnimated: Bool
  ) {
    self.from = from
    self.to = to
    self.oldPage = oldPage
    self.added = added
    self.removed = removed
    self.isAnimated = isAnimated
  }
}
