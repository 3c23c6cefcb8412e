public import UIKitCore

extension UIViewController {
  private enum ToolbarItemsKey {}

  /// The navigation controller whose stack holds this controller, or one that it is held by.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let next = controller {
      if let found = next as? UINavigationController { return found }
      controller = next.parent
    }
    return nil
  }

  /// What a navigation controller's bar at the bottom shows for the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { attachments[ObjectIdentifier(ToolbarItemsKey.self)] as? [UIBarButtonItem] }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a navigation controller's bar at the bottom shows for the controller.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    attachments[ObjectIdentifier(ToolbarItemsKey.self)] = toolbarItems
    if let owner = navigationController, owner.topViewController === self {
      owner.showToolbarItems(animated: animated)
    }
  }
}
