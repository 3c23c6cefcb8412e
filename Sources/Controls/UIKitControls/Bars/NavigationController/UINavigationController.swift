public import UIKitCore

/// Shows the top of a stack of controllers under a bar that leads back.
///
/// In a popover it is as large as the top controller would like to be, plus the bars that are shown.
open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  final var page: NavigationPage?
  final var transition: NavigationTransition?
  final var hidesNavigationBar = false
  final var hidesToolbar = true
  final weak var toldController: UIViewController?
  private let barClass: UINavigationBar.Type
  private let toolbarClass: UIToolbar.Type
  private lazy var ownBar = makeBar(barClass)
  private lazy var ownToolbar = toolbarClass.make(frame: .zero)

  /// Seconds that a bar takes to come or go.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// A controller that shows another at first.
  public init(rootViewController: UIViewController) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    tellsChildrenOfMoves = true
    pushViewController(rootViewController, animated: false)
  }

  /// A controller whose bars are of classes of one's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    tellsChildrenOfMoves = true
  }

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tellsChildrenOfMoves = true
  }

  /// Archives hold no controllers here: one with an empty stack.
  public required init?(coder: NSCoder) {
    (barClass, toolbarClass) = (UINavigationBar.self, UIToolbar.self)
    super.init(coder: coder)
    tellsChildrenOfMoves = true
  }

  // MARK: The stack

  /// Told which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: what is presented, or the controller on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(viewController) {
      programmerError("\(viewController) can't be pushed: it is in the stack of \(self) already. Pop to it instead.")
    }
    replaceStack(stack + [viewController], animated: animated)
  }
  /// Takes the controller on top away and gives it back; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(stack.dropLast(), animated: animated)
    return top
  }
  /// Takes all controllers above one away and gives them back.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      programmerError("\(self) can't pop to \(viewController): it is not in its stack.")
    }
    let above = Array(stack[(index + 1)...])
    if !above.isEmpty { replaceStack(Array(stack[...index]), animated: animated) }
    return above
  }
  /// Takes all controllers but the first away and gives them back.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Replaces the stack: a top that was in it comes as after a pop, another as after a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Pushes a controller, as a page in it may ask.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { ownBar }
  /// The bar at the bottom, with the top controller's items.
  open var toolbar: UIToolbar! { ownToolbar }
  /// Whether the bar at the top is away.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Takes the bar at the top away, or brings it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideNavigationBar(hidden, animated: animated) }
  /// Whether the bar at the bottom is away; it is at first.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Takes the bar at the bottom away, or brings it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  // MARK: Size

  /// The size that the top controller would like, plus the bars that are shown; where it has none, what was set.
  open override var preferredContentSize: CGSize {
    get { sizeWithBars(otherwise: super.preferredContentSize) }
    set { super.preferredContentSize = newValue }
  }
  /// The top controller would like another size: so would this one.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { preferredSizeChanged() }
  }

  // MARK: The view

  /// Makes the view of page and bars.
  open override func loadView() { view = makeView() }
  /// Shows the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willComeOnScreen(animated: animated)
  }
  /// The top controller is shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didComeOnScreen(animated: animated)
  }
  /// A transition that is still going on comes to its end.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finishTransition()
  }
}
