/// A view or a guide as constraints know it: they hold the node, and the node does not hold the view.
final class LayoutNode {
  /// The view; its state clears this when it goes.
  ///
  /// A weak reference would give every view a side table, which makes each retain and release of it slower.
  private(set) nonisolated(unsafe) unowned(unsafe) var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  let isGuide: Bool
  /// The active constraints that the view holds: it is the nearest common ancestor of their items.
  var held = ConstraintList()
  /// The active constraints that name the item.
  var mentions = ConstraintList()
  /// The item's rectangle in the system of its tree; nil until a constraint needs it.
  var box: LayoutBox?

  init(view: UIView) {
    self.view = view
    isGuide = false
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
    isGuide = true
  }

  /// The node of an item that an application names, or nil if it is none.
  static func of(_ item: Any) -> LayoutNode? {
    if let view = item as? UIView { return view.layoutNode }
    return (item as? UILayoutGuide)?.node
  }

  /// The engine of the tree, as far as the node has anything in it.
  var engine: LayoutEngine? { box?.engine ?? mentions.last?.engine }

  var item: AnyObject? { isGuide ? guide : view }

  /// The view that a search for a common ancestor begins at: the view itself, or the owner of the guide.
  var start: UIView? { isGuide ? guide?.owningView : view }

  /// The view in whose space the rectangle is measured.
  var host: UIView? { isGuide ? guide?.owningView : view?.superview }

  /// Whether constraints place the item.
  var isMovable: Bool {
    if let guide { return guide.kind == .free || guide.kind == .readable }
    return !(view?.followsAutoresizingMask ?? true)
  }

  /// Called when the view goes, on whatever thread that is.
  nonisolated func forgetView() { view = nil }

  /// Ends all constraints that name or hold the item, which is going away.
  func abandon() {
    let constraints = Array(mentions) + Array(held)
    mentions = ConstraintList()
    held = ConstraintList()
    for constraint in constraints { constraint.withdraw() }
    box?.engine?.drop(self)
  }
}
