import ConstraintSolver
public import Foundation

/// The wish that an attribute of a view or guide equal, or be at most or at least, a multiple of another plus a
/// constant.
///
/// Constraints take effect in the next layout pass. Changing `constant` is cheap: nothing is taken apart.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final let first: LayoutTerm
  final let second: LayoutTerm?
  /// How the sides compare.
  public final let relation: Relation
  /// What the second attribute is multiplied by.
  public final let multiplier: CGFloat
  /// A name for people, which warnings repeat.
  open var identifier: String?
  /// Archives hold no constraints here; kept for the source's sake.
  open var shouldBeArchived = false

  final var currentConstant: CGFloat
  /// How many system spacings the constant is; nil where it is a number of points.
  final var systemSpacings: CGFloat?
  final var currentPriority = UILayoutPriority.required
  /// The view that holds the constraint while it is active.
  final var holder: LayoutNode?
  final var isOn = false
  /// Where it stands in the lists of its holder and its items.
  final var places = ConstraintPlaces()
  /// Counts the activations: of a conflict, the last is given up.
  final var order = 0
  /// The engine it is in or waits for, and its name there.
  final var engine: LayoutEngine?
  final var installed: Installed?
  /// Names from a visual format, for descriptions.
  final var itemNames: (first: String?, second: String?) = (nil, nil)

  /// What the engine keeps of a constraint that it has given to its solver.
  struct Installed {
    let id: ConstraintID
    /// The constant of the solver's expression without the constraint's own.
    let base: Double
    let isMirrored: Bool
    /// Rectangles of other items than those the constraint names, that its expression goes through.
    let passed: [LayoutBox]
  }

  init(
    _ first: LayoutTerm, _ relation: Relation, _ second: LayoutTerm?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    currentConstant = constant
    super.init()
    checkTerms()
  }

  /// A constraint `item1.attribute1 relation multiplier * item2.attribute2 + constant`.
  ///
  /// Items are views and layout guides. Places come in pairs, across with across and down with down; a size may be
  /// compared with a constant. Anything else stops the program.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let node = LayoutNode.of(view1) else { Self.refuse(item: view1) }
    var second: LayoutTerm?
    if let view2 {
      guard let other = LayoutNode.of(view2) else { Self.refuse(item: view2) }
      if attr2 != .notAnAttribute { second = LayoutTerm(other, attr2) }
    }
    self.init(LayoutTerm(node, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  /// What is added on the second side.
  open var constant: CGFloat {
    get { currentConstant }
    set {
      checkConstant(newValue)
      // A number of points follows no font, also where a font gave the same.
      if followsFonts { engine?.spaced.remove(self, .spaced) }
      systemSpacings = nil
      guard newValue != currentConstant else { return }
      currentConstant = newValue
      constantDidChange()
    }
  }

  /// How much the constraint matters; while it is active, it cannot change between required and not.
  open var priority: UILayoutPriority {
    get { currentPriority }
    set {
      guard newValue != currentPriority else { return }
      checkPriority(newValue)
      currentPriority = newValue
      engine?.reinstall(self)
      holder?.view?.setNeedsLayout()
    }
  }

  /// Whether the constraint takes effect.
  ///
  /// Making it active adds it to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { isOn }
    set { newValue ? activate() : deactivate() }
  }

  /// The item of the first side, a view or a guide.
  open var firstItem: AnyObject? { first.node.item }
  /// The item of the second side.
  open var secondItem: AnyObject? { second?.node.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second side as an anchor.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// Makes all constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes all constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as a formula, with what is unusual about it.
  open override nonisolated var description: String {
    // Its items can be read on the main actor only, which is where constraints are used.
    MainActor.assumeIsolated { formula }
  }
}
