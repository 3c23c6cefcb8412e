import UIKitCore

/// What a navigation bar shows for one item: the way back, items on both sides, and the title between them.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  /// The item that the way back leads to.
  var back: UINavigationItem?
  private weak var bar: UINavigationBar?
  private(set) lazy var views = BarItemViews(in: self) { [weak self] in self?.setNeedsLayout() }
  private let titleLabel = UILabel()
  private(set) var backButton: BackButton?

  init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    self.back = back
    self.bar = bar
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  private var left: [UIBarButtonItem] { item.leftBarButtonItems ?? [] }
  /// In reading order: the outermost is the last.
  private var right: [UIBarButtonItem] { (item.rightBarButtonItems ?? []).reversed() }

  private var showsBack: Bool {
    back != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
  }

  /// Shows what the item says now.
  func update() {
    views.show(left + right)
    updateTitle()
    updateBack()
    setNeedsLayout()
  }

  private func updateTitle() {
    for view in subviews where view === shownTitleView && view !== item.titleView { view.removeFromSuperview() }
    shownTitleView = item.titleView
    titleLabel.isHidden = item.titleView != nil
    if let view = item.titleView { return addSubview(view) }
    titleLabel.font = bar?.titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = bar?.titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    titleLabel.text = item.title
  }
  private weak var shownTitleView: UIView?

  private func updateBack() {
    guard showsBack, let back else {
      backButton?.removeFromSuperview()
      return backButton = nil
    }
    let button = backButton ?? BackButton { [weak self] in self?.bar?.goBack() }
    if backButton == nil { addSubview(button) }
    backButton = button
    button.show(back)
  }

  // MARK: Layout

  override func safeAreaInsetsDidChange() { setNeedsLayout() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }

  override func layoutSubviews() {
    guard let insets = bar?.safeAreaInsets else { return }
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: insets.left + BarMetrics.margin, bottom: 0, right: insets.right + BarMetrics.margin))
    guard room.width > 0 else { return }
    let title = titleSize
    let leftWidth = width(of: left)
    let rightWidth = min(width(of: right), room.width)
    // What the way back says gives way to the title.
    let margin = BarMetrics.margin + max(room.minX, bounds.width - room.maxX)
    let beside = min(room.width - rightWidth, (bounds.width - title.width) / 2 - margin)
    let backWidth = backButton?.fit(width: beside - leftWidth) ?? 0
    let start = min(leftWidth, max(room.width - rightWidth - backWidth, 0))
    backButton?.frame = turned(CGRect(x: 0, y: 0, width: backWidth, height: room.height), in: room)
    place(left, turned(CGRect(x: backWidth, y: 0, width: start, height: room.height), in: room))
    place(right, turned(CGRect(x: room.width - rightWidth, y: 0, width: rightWidth, height: room.height), in: room))
    placeTitle(title, from: backWidth + start, to: room.width - rightWidth, in: room)
  }

  private func width(of items: [UIBarButtonItem]) -> CGFloat {
    BarRow.width(of: views.row(items, height: bounds.height).parts)
  }

  private func place(_ items: [UIBarButtonItem], _ rect: CGRect) {
    views.place(items, in: rect, height: bounds.height)
  }

  private var titleSize: CGSize {
    item.titleView?.barSize(height: bounds.height) ?? titleLabel.intrinsicContentSize
  }

  /// In the middle of the bar where that is free, else as near to it as it fits.
  private func placeTitle(_ size: CGSize, from start: CGFloat, to end: CGFloat, in room: CGRect) {
    let gap = BarMetrics.margin
    let (low, high) = (start > 0 ? start + gap : 0, end < room.width ? end - gap : room.width)
    let width = min(size.width, max(high - low, 0))
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = isTurned ? room.maxX - bounds.midX : bounds.midX - room.minX
    let x = min(max(middle - width / 2, low), max(high - width, low))
    let height = min(size.height, room.height)
    let rect = turned(CGRect(x: x, y: (room.height - height) / 2, width: width, height: height), in: room)
    let scale = contentScaleFactor
    let frame = CGRect(
      x: rect.minX.rounded(toPixelsOf: scale), y: rect.minY.rounded(toPixelsOf: scale), width: width, height: height)
    let view = item.titleView ?? titleLabel
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// From reading direction to the bar.
  private func turned(_ rect: CGRect, in room: CGRect) -> CGRect {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rect.offsetBy(dx: isTurned ? room.maxX - rect.minX - rect.maxX : room.minX, dy: room.minY)
  }
}
