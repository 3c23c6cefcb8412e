public import UIKitCore

/// A bar of items, most often at the bottom: buttons, custom views and room between them.
///
/// Its items stand from where reading begins; flexible room shares what they leave.
open class UIToolbar: UIView {
  private let background = BarBackground(isContentBelow: false)
  private lazy var views = BarItemViews(in: self) { [weak self] in self?.setNeedsLayout() }
  private var shownItems: [UIBarButtonItem] = []
  /// How far the ground reaches below the bar.
  final var overhang: CGFloat = 0 { didSet { if overhang != oldValue { setNeedsLayout() } } }

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

  /// The items, from where reading begins.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; animated, new ones come out of nothing.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let known = views.itemViews
    shownItems = items ?? []
    views.show(shownItems)
    setNeedsLayout()
    guard animated, window != nil else { return }
    let new = views.itemViews.filter { view in !known.contains { $0 === view } }
    layoutIfNeeded()
    for view in new { view.alpha = 0 }
    UIView.animate(withDuration: 0.25) { for view in new { view.alpha = 1 } }
  }

  /// The colour of the ground: the appearance's.
  open var barTintColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }
  /// Ground and line; the bar keeps a copy.
  open var standardAppearance: UIToolbarAppearance {
    get { look }
    set { look = UIToolbarAppearance(barAppearance: newValue) }
  }
  /// The look where the content's end is in sight; it is kept only, bars look the same there.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private lazy var look = UIToolbarAppearance() { didSet { watchLook() } }
  /// Whether what is behind shines through; kept only.
  open var isTranslucent = true

  private func watchLook() {
    look.changed = { [weak self] in if let self { background.show(look) } }
    background.show(look)
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height)
  }
  /// 44 points high, as wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.height) }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let margins = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left + BarMetrics.margin, bottom: 0, right: safeAreaInsets.right + BarMetrics.margin)
    views.place(shownItems, in: bounds.inset(by: margins), height: bounds.height)
  }
}
