public import UIKitCore

/// A bar at the top with a title, items on both sides and the way back: it shows the top of a stack of items.
open class UINavigationBar: UIView {
  final var stack: [UINavigationItem] = []
  final var content: NavigationBarContent?
  final var leaving: [NavigationBarContent] = []
  private let background = BarBackground(isContentBelow: true)
  /// How far the ground reaches above the bar.
  final var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }
  /// What the way back does in place of taking the top item away: the navigation controller's.
  final var goesBack: (() -> Void)?

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    watchLook()
  }

  /// Archives hold no bars here: one of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    watchLook()
  }

  // MARK: The stack

  /// Asked and told of changes that the user or `pushItem` and `popItem` make.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below, that the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// All items, the shown one last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces all items; animated, the old title goes and the new one comes as after a push or a pop.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceStack(items ?? [], animated: animated) }
  /// Puts an item on top, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    replaceStack(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }
  /// Takes the top item away, if the delegate lets it, and gives it back.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) != false else { return nil }
    replaceStack(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  // MARK: Look

  /// The colour of the ground: the appearance's.
  open var barTintColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }
  /// Whether what is behind shines through; kept only.
  open var isTranslucent = true
  /// Font and colour of the title: the appearance's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.titleTextAttributes.isEmpty ? nil : look.titleTextAttributes }
    set { look.titleTextAttributes = newValue ?? [:] }
  }
  /// Ground, line and title; the bar keeps a copy.
  open var standardAppearance: UINavigationBarAppearance {
    get { look }
    set { look = UINavigationBarAppearance(barAppearance: newValue) }
  }
  /// The look where the content's beginning is in sight; it is kept only, bars look the same there.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of low bars of phones; it is kept only, no bar is low here.
  open var compactAppearance: UINavigationBarAppearance?
  private lazy var look = UINavigationBarAppearance() { didSet { watchLook() } }

  private func watchLook() {
    look.changed = { [weak self] in self?.showLook() }
    showLook()
  }

  private func showLook() {
    background.show(look)
    content?.update()
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height)
  }
  /// 44 points high, as wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.height) }

  /// Places ground and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    for view in leaving + [content].compactMap({ $0 }) {
      view.bounds = CGRect(origin: .zero, size: bounds.size)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
