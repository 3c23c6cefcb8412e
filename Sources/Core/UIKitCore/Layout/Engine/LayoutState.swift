/// What Auto Layout keeps of a view; made when the view first takes part.
package final class LayoutState {
  let node: LayoutNode
  private let parts: LayoutParts
  var followsAutoresizingMask = true
  /// Hugging and compression resistance across and down, where they were set.
  var hugging: [UILayoutPriority?] = [nil, nil]
  var compression: [UILayoutPriority?] = [nil, nil]
  var needsUpdateConstraints = false
  /// Whether `updateConstraints` was ever asked for: the first time comes by itself.
  var wasUpdated = false
  /// Whether the engine is just setting the view's geometry.
  var isWriting = false
  /// Whether a subview that constraints place was moved by somebody else.
  var hasStraySubviews = false
  /// The last walk through a tree that came by, of all that there were.
  var visit = 0
  static var visits = 0
  /// The system that `systemLayoutSizeFitting` used last.
  var fitting: FittingSystem?

  init(_ view: UIView) {
    node = LayoutNode(view: view)
    parts = LayoutParts(node)
  }

  deinit { node.forgetView() }

  /// The guides that the application added.
  var guides: [UILayoutGuide] {
    get { parts.guides }
    set { parts.guides = newValue }
  }
  /// The guides for margins, safe area and the like, made when asked for.
  var ownGuides: [UILayoutGuide] {
    get { parts.ownGuides }
    set { parts.ownGuides = newValue }
  }
  /// The engine of the tree, if the view is its root.
  var engine: LayoutEngine? {
    get { parts.engine }
    set { parts.engine = newValue }
  }

  /// The engine that the view's tree has left its rectangles in, if it was taken out and is not yet asked for a layout.
  var lender: LayoutEngine? {
    get { parts.lender }
    set { parts.lender = newValue }
  }

  /// The view's and its guides' nodes.
  var nodes: [LayoutNode] {
    guides.isEmpty && ownGuides.isEmpty ? [node] : [node] + guides.map(\.node) + ownGuides.map(\.node)
  }
}

/// What has to be ended on the main actor when a view goes, wherever its last reference was given up.
///
/// Constraints and the nodes of their items hold each other while they are active.
private final class LayoutParts {
  let node: LayoutNode
  var guides: [UILayoutGuide] = []
  var ownGuides: [UILayoutGuide] = []
  var engine: LayoutEngine?
  weak var lender: LayoutEngine?

  init(_ node: LayoutNode) { self.node = node }

  isolated deinit {
    engine?.releaseOrphans()
    engine?.close()
    // What was laid out by a view that slept, and outlives it, becomes a tree of its own.
    let others = lender == nil ? [] : node.held.flatMap(\.nodes).compactMap(\.view)
    lender?.sleepers -= 1
    for guide in guides + ownGuides { guide.node.abandon() }
    node.abandon()
    for view in others where view.superview == nil { view.layoutDidMove() }
  }
}

extension UIView {
  /// The view's state, made now if there is none.
  final func makeLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState(self)
    layoutState = state
    return state
  }

  final var layoutNode: LayoutNode { (layoutState ?? makeLayoutState()).node }

  /// The top of the tree that the view is in.
  ///
  /// The way up ends at the first view that takes part in a layout, whose engine knows the top: in a deep tree it would
  /// be walked for every constraint. Only where trees sleep in the engine may this one be such a tree, which wakes up.
  final var layoutRoot: UIView {
    var view = self
    var known: UIView?
    while true {
      if known == nil, let engine = view.layoutState?.node.engine, let root = engine.root {
        if engine.sleepers == 0 { return root }
        known = root
      }
      guard let next = view.superview else { break }
      view = next
    }
    guard view.layoutState?.lender != nil else { return known ?? view }
    view.wakeLayout()
    return view
  }

  /// The engine of the tree that the view is in, or nil if nothing in it uses constraints.
  final var layoutEngine: LayoutEngine? { layoutRoot.layoutState?.engine }

  /// The engine of the tree, made now if there is none.
  final func makeLayoutEngine() -> LayoutEngine {
    if let engine = layoutState?.node.engine, engine.root != nil, engine.sleepers == 0 { return engine }
    return layoutRoot.makeOwnLayoutEngine()
  }

  /// The engine of the tree that the view is the top of, made now if there is none.
  final func makeOwnLayoutEngine() -> LayoutEngine {
    let state = makeLayoutState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    return engine
  }
}
