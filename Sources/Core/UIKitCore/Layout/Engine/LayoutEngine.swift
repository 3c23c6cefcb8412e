import ConstraintSolver

/// Auto Layout of one tree of views: the constraints in it, and what has to be done before the next layout.
///
/// Everything waits until the tree is laid out, so a view may be given its constraints before its superview, its
/// margins or its size. Rectangles are measured in the space of their superviews and what constraints don't move is
/// a parameter: the inside of a cell or of a popover is a component of its own, which the solver leaves alone while
/// only others change.
final class LayoutEngine: LayoutSystem {
  weak var root: UIView?

  /// Constraints to be given to the solver.
  var pending: [NSLayoutConstraint] = []
  /// Whether they came in another order than they were activated in.
  var isUnordered = false
  /// Rectangles to be written back.
  var queue: [LayoutBox] = []
  /// Rectangles whose views' intrinsic sizes are to be asked for.
  var remeasured: [LayoutBox] = []
  /// Views that may take part by their intrinsic size alone.
  var candidates: [LayoutNode] = []
  /// Views whose constraints are to be updated.
  var updates: [LayoutNode] = []
  /// Items that lost their last constraint.
  var orphans: [LayoutNode] = []
  /// Installed constraints that go through rectangles of other items.
  var deep: [NSLayoutConstraint] = []
  /// Installed constraints whose constants are system spacings.
  var spaced = ConstraintList()
  /// Items of constraints whose constants changed in the middle of a pass.
  var changedConstants: [LayoutNode] = []
  /// Whether the reading direction of something changed.
  var recheckDirections = false

  /// Whose a variable is, by its index.
  private var owners: [LayoutBox?] = []
  /// What a constraint of the solver stands for, by its index.
  private var sources: [Source?] = []

  var isRunning = false
  /// How many trees that were taken out have left their rectangles here.
  var sleepers = 0
  /// Counts up when constraints come or go: what was measured with the old ones is out of date.
  private(set) var version = 0
  /// How often the solver was asked, and for how many variables it had another answer.
  var solveCount = 0
  var changedVariables = 0
  /// How many views and guides were given another rectangle.
  var writeCount = 0

  /// Whether something changed since the last pass.
  private(set) var needsPass = false
  /// How many engines need a pass: with none, layout asks for nothing.
  private(set) static var waiting = 0

  enum Source {
    case constraint(NSLayoutConstraint)
    case rule(LayoutRule, LayoutBox)
  }

  init(root: UIView) { self.root = root }

  isolated deinit { setNeedsPass(false) }

  /// The tree is gone, or has become a part of another.
  ///
  /// Rectangles and constraints hold the engine, so it lets go of them.
  func close() {
    root = nil
    setNeedsPass(false)
    owners.removeAll()
    sources.removeAll()
    pending.removeAll()
    queue.removeAll()
    remeasured.removeAll()
    candidates.removeAll()
    updates.removeAll()
    orphans.removeAll()
    deep.removeAll()
    passed.removeAll()
    changedConstants.removeAll()
    spaced = ConstraintList()
  }

  func setNeedsPass(_ needs: Bool = true) {
    guard needs != needsPass else { return }
    needsPass = needs
    Self.waiting += needs ? 1 : -1
  }

  /// The structure changed: constraints or rectangles came or went.
  func structureDidChange() {
    version += 1
    setNeedsPass()
  }

  // MARK: Rectangles

  override func box(of node: LayoutNode) -> LayoutBox {
    if let box = node.box {
      if box.engine === self { return box }
      box.engine?.drop(node)
    }
    let isRoot = node.view.map { $0.superview == nil } ?? false
    let insets = node.view?.alignmentInsets
    let box = LayoutBox(node, isMovable: node.isMovable, insets: insets ?? LayoutInsets())
    box.engine = self
    node.box = box
    guard box.isMovable else { return box }
    setUp(box, isRoot: isRoot)
    if isRoot { addStays(box) }
    enqueue(box)
    return box
  }

  /// A root that nothing gives a size keeps the one it has.
  private func addStays(_ box: LayoutBox) {
    for part in [LayoutBox.Part.width, .height] {
      guard let variable = box.variable(part) else { continue }
      let constraint = LinearConstraint(variable - box.value(of: part), .equal, priority: LayoutRule.barely)
      box.stays.append(add(.rootStays, constraint, to: box))
    }
  }

  override func note(_ variable: Variable, of box: LayoutBox) {
    let index = Int(variable.index)
    while index >= owners.count { owners.append(nil) }
    owners[index] = box
  }

  override func note(_ id: ConstraintID, of box: LayoutBox, _ rule: LayoutRule) { set(.rule(rule, box), of: id) }

  var ownerCount: Int { owners.count }

  func owner(at index: Int) -> LayoutBox? { owners[index] }

  func owner(of variable: Variable) -> LayoutBox? { owners[Int(variable.index)] }

  func forgetOwner(of variable: Variable) { owners[Int(variable.index)] = nil }

  func source(of id: ConstraintID) -> Source? { sources[Int(id.index)] }

  var sourceCount: Int { sources.count }

  func source(at index: Int) -> Source? { sources[index] }

  func set(_ source: Source?, of id: ConstraintID) {
    let index = Int(id.index)
    while index >= sources.count { sources.append(nil) }
    sources[index] = source
  }

  /// Has a rectangle written back in the next pass.
  func enqueue(_ box: LayoutBox) {
    guard !box.isQueued else { return }
    box.isQueued = true
    queue.append(box)
  }
}
