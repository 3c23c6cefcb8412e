public import Foundation

/// What a navigation bar shows for one controller: a title and items on both sides.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Called after a change that shows: the bar's.
  package final var changed: (() -> Void)?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Archives hold no items here: one without a title.
  public required init?(coder: NSCoder) { super.init() }

  /// The title; a controller's item has the controller's unless set.
  open var title: String? { didSet { if title != oldValue { changed?() } } }
  /// A view in place of the title, as large as its frame or, where that is empty, as it would like to be.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed?() } } }

  // MARK: The way back

  /// The item that leads back to this one from the next; of it the title is shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
  /// What the button that leads back to this item says; its title unless set.
  open var backButtonTitle: String? { didSet { changed?() } }
  /// What of it the button shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed?() } }
  /// Whether the button that leads back from this item is left out.
  open var hidesBackButton: Bool {
    get { leavesOutBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  /// Leaves the button that leads back out, or shows it.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != leavesOutBackButton else { return }
    leavesOutBackButton = hidesBackButton
    changed?()
  }
  /// Whether items where reading begins stand beside the button that leads back, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }
  private var leavesOutBackButton = false

  // MARK: Items

  /// The items where reading begins, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The items where reading ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The outermost item where reading begins; setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// The outermost item where reading ends; setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
  }
  /// Sets the items where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items ?? []
    changed?()
  }
  /// Sets the items where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
    changed?()
  }
  /// Sets the item where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  /// Sets the item where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  private var leftItems: [UIBarButtonItem] = []
  private var rightItems: [UIBarButtonItem] = []

  /// What the button that leads back shows.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    /// The title where there is room, else a word for back.
    case `default` = 0
    /// A word for back.
    case generic = 1
    /// The arrow alone.
    case minimal = 2
  }
}

extension UIViewController {
  private enum NavigationItemKey {}

  /// What a navigation bar shows for the controller; made when first asked for, with the controller's title.
  public var navigationItem: UINavigationItem {
    let key = ObjectIdentifier(NavigationItemKey.self)
    if let item = attachments[key] as? UINavigationItem { return item }
    let item = UINavigationItem(title: "")
    item.title = title
    attachments[key] = item
    titleChanged = { [weak item] title in item?.title = title }
    return item
  }
}
