public import Foundation

/// An entry of a navigation bar or toolbar: a button, a view of one's own, or space.
///
/// Popovers point at the view that shows it just now.
open class UIBarButtonItem: UIBarItem {
  /// What the system draws for it, when it was made as one of its items.
  package final var systemItem: SystemItem?
  /// The bar's view of the item, or the custom view; nil while no bar shows it.
  package final weak var shownView: UIView?
  /// The bar's part that shows the item among others.
  package final weak var holder: (any BarItemHolder)?

  /// An item that shows nothing.
  public override init() { super.init() }

  /// Archives hold no items here: one that shows nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a text that calls a method; without a target, of the first in the responder chain that has it.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    call(action, of: target)
  }

  /// An item with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    call(action, of: target)
  }

  /// An item with an image that calls a method; the image of low bars is only kept.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item of the system that calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    become(systemItem)
    call(action, of: target)
  }

  /// An item that shows a view, as large as its frame or, where that is empty, as it would like to be.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space of a width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make()
    item.become(.fixedSpace)
    item.width = width
    return item
  }

  /// Space that takes what the others leave, shared evenly.
  public class func flexibleSpace() -> Self {
    let item = make()
    item.become(.flexibleSpace)
    return item
  }

  /// How much the item stands out.
  open var style = Style.plain { didSet { if style != oldValue { changed?() } } }
  /// The width; 0 is that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed?() } } }
  /// Titles the item may get: it is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { changed?() } } }
  /// The view that the item shows in place of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { changed?() } } }
  /// The method that is called.
  open var action: Selector?
  /// Whom it is called of; nil is the first in the responder chain that has it.
  open weak var target: AnyObject?
  /// The colour; the bar's unless set.
  open var tintColor: UIColor? { didSet { if tintColor !== oldValue { changed?() } } }
  /// Whether the item is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { changed?() } } }
  /// Whether the item is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }

  private func call(_ action: Selector?, of target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
  }

  /// Looks and takes space as the system's item does.
  package final func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }
}
