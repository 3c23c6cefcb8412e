/// Where a controller's view is between unseen and seen.
package enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// Tells that the view comes or goes; each call is followed by `endAppearanceTransition()`.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let target: AppearanceState = isAppearing ? .appearing : .disappearing
    if isAppearing ? (appearance == .appearing || appearance == .appeared) : appearance == .disappearing { return }
    if !isAppearing && appearance == .disappeared { return }
    if isAppearing { loadViewIfNeeded() }
    appearance = target
    appearsAnimated = animated
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isShownByParent {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells that the view has come or gone.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(appearsAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    default: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearanceTransition() }
  }

  /// Comes now; seen once the next layout is done.
  final func appear(animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    RenderLoop.shared.nextTurn { [weak self] in
      guard let self, appearance == .appearing else { return }
      root?.window?.layoutIfNeeded()
      endAppearanceTransition()
    }
  }

  final func disappear(animated: Bool) {
    beginAppearanceTransition(false, animated: animated)
    endAppearanceTransition()
  }

  private var isShownByParent: Bool {
    guard let view = viewIfLoaded, let parentView = container?.viewIfLoaded else { return false }
    return view.isDescendant(of: parentView)
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  /// A child's view is about to be added to its parent's, or removed: the child hears of it.
  final func viewWillMove(toWindow isComing: Bool) {
    guard let container = forwardingContainer else { return }
    if isComing {
      guard container.isOnScreen else { return }
      beginAppearanceTransition(true, animated: false)
    } else if isOnScreen {
      beginAppearanceTransition(false, animated: false)
    }
  }

  private var forwardingContainer: UIViewController? {
    guard let container, container.shouldAutomaticallyForwardAppearanceMethods else { return nil }
    return container.tellsChildrenOfMoves ? nil : container
  }

  final func viewDidMove() {
    guard let container = forwardingContainer else { return }
    if appearance == .disappearing || (appearance == .appearing && container.appearance == .appeared) {
      endAppearanceTransition()
    }
  }
}
