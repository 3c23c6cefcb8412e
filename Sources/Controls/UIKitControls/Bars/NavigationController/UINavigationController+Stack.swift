import UIKitCore

extension UINavigationController {
  final func replaceStack(_ new: [UIViewController], animated: Bool) {
    check(new)
    finishTransition()
    let old = stack
    guard old != new else { return }
    let (added, removed) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    stack = new
    let (from, to) = (old.last, new.last)
    let isPop = to.map(old.contains) ?? true
    guard from !== to else {
      navigationBar.setItems(new.map(\.navigationItem), animated: animated)
      return settle(added, removed)
    }
    let isOnScreen = appearance == .appeared && viewIfLoaded?.window != nil
    let transition = NavigationTransition(
      from: from, to: to, oldPage: page, added: added, removed: removed, isAnimated: animated && isOnScreen)
    if isViewLoaded, appearance != .disappeared || page != nil {
      run(transition, isPop: isPop)
    } else {
      navigationBar.setItems(new.map(\.navigationItem), animated: false)
      showToolbarItems(animated: false)
      settle(added, removed)
      preferredSizeChanged()
    }
  }

  private func check(_ controllers: [UIViewController]) {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(controller) {
        programmerError("\(controller) stands twice in the stack for \(self). Each controller can stand there once.")
      }
      if controller is UINavigationController {
        programmerError("\(controller) can't be in the stack of \(self): one navigation controller is enough.")
      }
    }
  }

  /// Those who came know their parent, those who went have none.
  final func settle(_ added: [UIViewController], _ removed: [UIViewController]) {
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }
}
