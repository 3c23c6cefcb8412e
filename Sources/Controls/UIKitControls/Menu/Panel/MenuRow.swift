import UIKitCore

/// A line of a menu: a tick, the title over the subtitle, and an image where reading ends.
final class MenuRow: UIView {
  let row: MenuContent.Row
  private let title = UILabel()
  private var subtitle: UILabel?
  private var mark: UIImageView?
  private var picture: UIImageView?
  private let hasMarks: Bool

  init(_ row: MenuContent.Row, hasMarks: Bool) {
    self.row = row
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    title.text = text
    title.numberOfLines = 2
    title.font = .preferredFont(forTextStyle: .body)
    addSubview(title)
    if let words = row.element?.subtitle, !words.isEmpty { addSubtitle(words) }
    if let symbol = markSymbol { mark = add(UIImage(systemName: symbol), textStyle: .headline) }
    picture = add(picture(of: row), textStyle: .body)
    accessibilityLabel = text
    colour()
  }

  required init?(coder: NSCoder) { nil }

  /// What the row says; typing looks for it.
  var text: String {
    guard let element = row.element else { return "Loading…" }
    return element.title
  }

  /// Whether the row can be chosen.
  var isEnabled: Bool {
    switch row {
    case .action(let action): !action.attributes.contains(.disabled)
    case .menu: true
    case .loading: false
    }
  }

  /// Whether a finger, the pointer or the keys are at the row.
  var isPointedAt = false { didSet { backgroundColor = isPointedAt ? MenuStyle.pointed : nil } }

  private var markSymbol: String? {
    guard case .action(let action) = row else { return nil }
    switch action.state {
    case .off: return nil
    case .on: return "checkmark"
    case .mixed: return "minus"
    }
  }

  private func picture(of row: MenuContent.Row) -> UIImage? {
    if let image = row.element?.image { return image }
    if case .menu = row { return UIImage(systemName: isTurned ? "chevron.left" : "chevron.right") }
    return nil
  }

  private func add(_ image: UIImage?, textStyle: UIFont.TextStyle) -> UIImageView? {
    guard let image else { return nil }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: textStyle)
    view.contentMode = .scaleAspectFit
    addSubview(view)
    return view
  }

  private func addSubtitle(_ words: String) {
    let label = UILabel()
    label.text = words
    label.numberOfLines = 2
    label.font = .preferredFont(forTextStyle: .footnote)
    addSubview(label)
    subtitle = label
  }

  private func colour() {
    var colour = UIColor.label
    switch row {
    case .action(let action) where action.attributes.contains(.destructive): colour = .systemRed
    case .menu(let menu) where menu.options.contains(.destructive): colour = .systemRed
    default: break
    }
    if !isEnabled { colour = .tertiaryLabel }
    title.textColor = colour
    subtitle?.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    mark?.tintColor = colour
    picture?.tintColor = colour
  }

  // MARK: Layout

  private var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var leading: CGFloat { MenuStyle.inset + (hasMarks ? MenuStyle.markWidth : 0) }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let trailing = picture == nil ? 0 : MenuStyle.imageWidth + MenuStyle.spacing
    return max(width - leading - MenuStyle.inset - trailing, 0)
  }

  private func textHeights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    return (title.sizeThatFits(room).height, subtitle?.sizeThatFits(room).height ?? 0)
  }

  /// The row's height at a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = textHeights(width)
    return max(heights.title + heights.subtitle + 2 * MenuStyle.rowMargin, MenuStyle.leastRow).rounded(.up)
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let heights = textHeights(width)
    let top = ((height - heights.title - heights.subtitle) / 2).rounded()
    let room = textWidth(in: width)
    place(title, x: leading, y: top, width: room, height: heights.title)
    if let subtitle {
      place(subtitle, x: leading, y: top + heights.title, width: room, height: heights.subtitle)
    }
    let side = MenuStyle.imageWidth
    let middle = ((height - side) / 2).rounded()
    if let mark { place(mark, x: MenuStyle.inset - 3, y: middle, width: side, height: side) }
    if let picture {
      place(picture, x: width - MenuStyle.inset - side, y: middle, width: side, height: side)
    }
  }

  /// Places a part by where reading begins.
  private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    view.frame = CGRect(x: isTurned ? bounds.width - x - width : x, y: y, width: width, height: height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if case .menu = row, row.element?.image == nil { picture?.image = picture(of: row) }
    setNeedsLayout()
  }
}
