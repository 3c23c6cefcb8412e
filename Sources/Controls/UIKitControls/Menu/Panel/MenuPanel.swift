import UIKitCore

/// One menu on the screen: its title and rows, which scroll where they are higher than the room.
final class MenuPanel: UIView {
  let menu: UIMenu
  private(set) var rows: [MenuRow] = []
  private let scroll = UIScrollView()
  /// What stands between the rows: titles, bands and lines, each before the row of its index.
  private var titles: [(before: Int, label: UILabel)] = []
  private var bands: [(before: Int, view: UIView)] = []
  private var lines: [(before: Int, view: UIView)] = []
  private var content: MenuContent
  /// Whether the rows stand upside down.
  private(set) var isReversed = false

  init(_ menu: UIMenu, _ content: MenuContent) {
    self.menu = menu
    self.content = content
    super.init(frame: .zero)
    backgroundColor = MenuStyle.ground
    layer.cornerRadius = MenuStyle.cornerRadius
    layer.shadowOpacity = MenuStyle.shadowOpacity
    layer.shadowRadius = MenuStyle.shadowRadius
    layer.shadowOffset = MenuStyle.shadowOffset
    clipsToBounds = true
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    build()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other content: an answer came, or a state changed.
  func show(_ content: MenuContent) {
    self.content = content
    build()
  }

  /// Turns the rows upside down, or back.
  func setReversed(_ isReversed: Bool) {
    guard isReversed != self.isReversed else { return }
    self.isReversed = isReversed
    build()
  }

  /// Makes the rows; the element that is pointed at stays so, wherever it is now.
  private func build() {
    let element = pointed.flatMap { rows[$0].row.element }
    pointed = nil
    for view in scroll.subviews { view.removeFromSuperview() }
    (rows, titles, bands, lines) = ([], [], [], [])
    let shown = isReversed ? content.reversed : content
    let hasMarks = shown.hasMarks
    if !shown.title.isEmpty { addTitle(shown.title) }
    for (index, group) in shown.groups.enumerated() {
      if index > 0 { bands.append((rows.count, addBar(MenuStyle.bandColor))) }
      if !group.title.isEmpty { addTitle(group.title) }
      for row in group.rows {
        let isFirst = bands.last?.before == rows.count || (rows.isEmpty && titles.isEmpty)
        if !isFirst || titles.last?.before == rows.count { lines.append((rows.count, addBar(.separator))) }
        let view = MenuRow(row, hasMarks: hasMarks)
        scroll.addSubview(view)
        rows.append(view)
      }
    }
    for line in lines { scroll.bringSubviewToFront(line.view) }
    pointed = element.flatMap { element in row(of: element) }
    setNeedsLayout()
  }

  /// The row of an element.
  func row(of element: UIMenuElement) -> Int? { rows.firstIndex { $0.row.element === element } }

  private func addTitle(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    scroll.addSubview(label)
    titles.append((rows.count, label))
  }

  private func addBar(_ colour: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = colour
    view.isUserInteractionEnabled = false
    scroll.addSubview(view)
    return view
  }

  // MARK: Layout

  /// The height of all rows at a width.
  func height(forWidth width: CGFloat) -> CGFloat { arrange(width) { _, _ in } }

  /// Walks down the parts; the frames of lines lie over the upper edges of their rows.
  private func arrange(_ width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    let hair = 1 / contentScaleFactor
    for index in 0...rows.count {
      for band in bands where band.before == index && index < rows.count {
        place(band.view, CGRect(x: 0, y: y, width: width, height: MenuStyle.band))
        y += MenuStyle.band
      }
      for title in titles where title.before == index {
        let room = max(width - 2 * MenuStyle.inset, 0)
        let height = title.label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        place(title.label, CGRect(x: MenuStyle.inset, y: y + 8, width: room, height: height))
        y += (height + 16).rounded(.up)
      }
      guard index < rows.count else { break }
      for line in lines where line.before == index {
        place(line.view, CGRect(x: 0, y: y, width: width, height: hair))
      }
      let height = rows[index].height(forWidth: width)
      place(rows[index], CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    return y
  }

  override func layoutSubviews() {
    scroll.frame = bounds
    let height = arrange(bounds.width) { view, frame in
      if view.frame != frame { view.frame = frame }
    }
    scroll.contentSize = CGSize(width: bounds.width, height: height)
    layer.borderWidth = traitCollection.accessibilityContrast == .high ? 1 : 0
    layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Pointing

  /// The row that is pointed at.
  var pointed: Int? {
    didSet {
      guard pointed != oldValue else { return }
      if let oldValue, rows.indices.contains(oldValue) { rows[oldValue].isPointedAt = false }
      if let pointed, rows.indices.contains(pointed) { rows[pointed].isPointedAt = true }
    }
  }

  /// The row at a place of the panel.
  func row(at place: CGPoint) -> Int? {
    guard bounds.contains(place) else { return nil }
    let inside = scroll.convert(place, from: self)
    return rows.firstIndex { $0.frame.contains(inside) }
  }

  /// Scrolls to a row that keys went to.
  func reveal(_ index: Int) {
    layoutIfNeeded()
    scroll.scrollRectToVisible(rows[index].frame, animated: false)
  }

  /// Where a row is, in the panel.
  func frame(ofRow index: Int) -> CGRect? {
    guard rows.indices.contains(index) else { return nil }
    return convert(rows[index].bounds, from: rows[index])
  }
}
