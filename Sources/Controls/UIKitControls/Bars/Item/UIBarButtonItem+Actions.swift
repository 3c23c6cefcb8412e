public import UIKitCore

// Actions, menus and the states of controls live in this module, and so does what of items is made of them.
extension UIBarButtonItem {
  private enum ActionKey {}
  private enum MenuKey {}
  private enum OrderKey {}

  /// An item with the action's title and image, unless others are given, that performs it.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// An item of the system that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    become(systemItem)
    attachments[ObjectIdentifier(ActionKey.self)] = primaryAction
    self.menu = menu
  }

  /// What is performed, in place of the method; setting it sets title and image too.
  public var primaryAction: UIAction? {
    get { attachments[ObjectIdentifier(ActionKey.self)] as? UIAction }
    set {
      attachments[ObjectIdentifier(ActionKey.self)] = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title.isEmpty ? nil : newValue.title
      image = newValue.image
    }
  }

  /// What the item offers: a touch opens it where the item does nothing else, a long press where it does.
  public var menu: UIMenu? {
    get { attachments[ObjectIdentifier(MenuKey.self)] as? UIMenu }
    set {
      attachments[ObjectIdentifier(MenuKey.self)] = newValue
      changed?()
    }
  }

  /// In which order the menu shows its elements; by itself the first is nearest to the item.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { attachments[ObjectIdentifier(OrderKey.self)] as? UIContextMenuConfiguration.ElementOrder ?? .automatic }
    set {
      attachments[ObjectIdentifier(OrderKey.self)] = newValue
      changed?()
    }
  }

  /// Does what the item is for; a method without a target is looked for from the keys' owner on, then from the
  /// item's view on.
  final func perform(_ event: UIEvent?) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    if UIApplication.shared.sendAction(action, to: target, from: self, for: event) { return }
    var responder: UIResponder? = shownView
    while let current = responder {
      if action.isImplemented(by: current) { return action.perform(on: current, sender: self, event: event) }
      responder = current.next
    }
  }
}

extension UIBarItem {
  private enum AttributesKey {}

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] {
    get {
      attachments[ObjectIdentifier(AttributesKey.self)] as? [UIControl.State: [NSAttributedString.Key: Any]] ?? [:]
    }
    set {
      attachments[ObjectIdentifier(AttributesKey.self)] = newValue
      changed?()
    }
  }

  /// Sets font and colour of the title in a state.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  /// Font and colour of the title in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
