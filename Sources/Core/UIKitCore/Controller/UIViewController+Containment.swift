extension UIViewController {
  /// The controller that holds this one.
  public final var parent: UIViewController? { container }

  final func take(_ child: UIViewController) {
    if child === self { programmerError("\(self) can't be its own child.") }
    if let old = child.container {
      guard old !== self else { return }
      child.willMove(toParent: nil)
      child.leaveParent()
    }
    child.willMove(toParent: self)
    children.append(child)
    child.container = self
    child.root?.traitsMayHaveChanged()
  }

  final func leaveParent() {
    guard let container else { return }
    container.children.removeAll { $0 === self }
    self.container = nil
    didMove(toParent: nil)
  }

  /// The controller at the top of the containment.
  final var outermost: UIViewController {
    var controller = self
    while let next = controller.container { controller = next }
    return controller
  }
}
