import ConstraintSolver
import CoreGraphics

/// The inside of one view, measured without touching the layout it is in.
///
/// The system is kept with the view: as long as no constraint comes or goes in the tree, measuring again is a matter
/// of numbers.
final class FittingSystem: LayoutSystem {
  private unowned let root: UIView
  private weak var engine: LayoutEngine?
  private let version: Int
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// All of them in the order they were made.
  private var order: [LayoutBox] = []
  private var constraints: [(constraint: NSLayoutConstraint, id: ConstraintID, base: Double)] = []
  private var owners: [Int: LayoutBox] = [:]
  private var targets: (width: Target, height: Target)?

  /// Views that follow their masks, with what their geometry gave when the system was made.
  private var followers: [(box: LayoutBox, outer: LayoutBox, numbers: [Double])] = []

  private struct Target {
    let id: ConstraintID
    let priority: UILayoutPriority
  }

  init(_ root: UIView, _ engine: LayoutEngine?) {
    self.root = root
    self.engine = engine
    version = engine?.version ?? 0
    super.init()
    _ = box(of: root.layoutNode)
    collect(root)
  }

  /// Whether nothing came or went since the system was made.
  func isCurrent(_ engine: LayoutEngine?) -> Bool {
    guard self.engine === engine, version == engine?.version ?? 0 else { return false }
    return followers.allSatisfy { Self.numbers(of: $0.box, in: $0.outer) == $0.numbers }
  }

  private static func numbers(of box: LayoutBox, in outer: LayoutBox) -> [Double] {
    let parts = [LayoutBox.Part.x, .y, .width, .height]
    return parts.map { box.value(of: $0) } + parts.map { outer.value(of: $0) }
  }

  /// Takes in the constraints all of whose items are the view or lie in it.
  private func collect(_ view: UIView) {
    if let state = view.layoutState {
      for node in state.nodes {
        for constraint in node.mentions where constraint.first.node === node {
          guard constraint.nodes.allSatisfy({ $0 === node || $0.start?.isDescendant(of: root) ?? false }) else {
            continue
          }
          constraint.refreshSystemSpacing()
          let linear = linear(constraint).0
          constraints.append((constraint, give(linear), linear.expression.constant + constraint.constant))
        }
      }
    }
    for subview in view.subviews { collect(subview) }
  }

  // MARK: Rectangles

  override func box(of node: LayoutNode) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(node)] { return box }
    let isRoot = node.view === root
    let isMovable = isRoot || node.isMovable
    let insets = node.view?.alignmentInsets ?? LayoutInsets()
    let box = LayoutBox(node, isMovable: isMovable, insets: insets)
    boxes[ObjectIdentifier(node)] = box
    order.append(box)
    if isRoot {
      box.parts[LayoutBox.Part.x.rawValue] = .constant(0)
      box.parts[LayoutBox.Part.y.rawValue] = .constant(0)
    }
    if isMovable { setUp(box, isRoot: isRoot) } else { follow(box) }
    return box
  }

  override func note(_ variable: Variable, of box: LayoutBox) { owners[Int(variable.index)] = box }

  /// A view that follows its autoresizing mask follows a superview that is being measured.
  private func follow(_ box: LayoutBox) {
    guard let view = box.node.view, let host = view.superview, host.isDescendant(of: root) else { return }
    let outer = self.box(of: host.layoutNode)
    guard outer.isMovable else { return }
    followers.append((box, outer, Self.numbers(of: box, in: outer)))
    for axis in [Axis.horizontal, .vertical] {
      let shares = view.autoresizingShares(axis)
      let (place, length) = (LayoutBox.Part.place(axis), LayoutBox.Part.length(axis))
      let old = outer.value(of: length)
      for (part, share) in [(place, shares.before), (length, shares.length)] {
        var sum = LinearExpression(constant: box.value(of: part) - share * old)
        sum.add(symbol(length, of: outer), times: share)
        box.parts[part.rawValue] = .sum(sum)
      }
    }
  }

  // MARK: Measuring

  /// The size that fits best near a target.
  func size(
    near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let box = box(of: root.layoutNode)
    refresh()
    let insets = box.insets
    let (extraWidth, extraHeight) = (insets.left + insets.right, insets.top + insets.bottom)
    targets = (
      aim(targets?.width, .width, at: target.width - extraWidth, horizontal, box),
      aim(targets?.height, .height, at: target.height - extraHeight, vertical, box)
    )
    solve()
    return CGSize(
      width: max(0, value(.width, of: box)) + extraWidth, height: max(0, value(.height, of: box)) + extraHeight)
  }

  private func value(_ part: LayoutBox.Part, of box: LayoutBox) -> Double {
    box.variable(part).map { solver.value(of: $0) } ?? 0
  }

  private func aim(
    _ old: Target?, _ part: LayoutBox.Part, at value: Double, _ priority: UILayoutPriority, _ box: LayoutBox
  ) -> Target {
    if let old {
      if old.priority == priority {
        setConstant(old.id, to: -value)
        return old
      }
      solver.remove(old.id)
    }
    var sum = LinearExpression(constant: -value)
    sum.add(symbol(part, of: box))
    return Target(
      id: give(LinearConstraint(sum, .equal, priority: Double(priority.rawValue))), priority: priority)
  }

  /// Brings all numbers up to date with the views and constraints.
  private func refresh() {
    for box in order {
      _ = refreshGeometry(box)
      _ = refreshInsets(box)
      _ = refreshBaselines(box)
      if !box.node.isGuide {
        box.intrinsic?.measuredWidth = nil
        measure(box)
      }
    }
    for (constraint, id, base) in constraints {
      constraint.refreshSystemSpacing()
      setConstant(id, to: base - constraint.constant)
    }
  }

  /// Conflicts are not reported: the layout itself will, if it has them too.
  private func solve() {
    for _ in 0..<8 {
      solver.solve()
      var isTaller = false
      for variable in solver.changes {
        guard let box = owners[Int(variable.index)], box.intrinsic != nil else { continue }
        if measureHeight(box) { isTaller = true }
      }
      guard isTaller else { return }
    }
  }
}

extension UIView {
  /// What `systemLayoutSizeFitting` answers by default.
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    layoutEngine?.runUpdates()
    let state = makeLayoutState()
    let engine = layoutEngine
    let kept = state.fitting.flatMap { $0.isCurrent(engine) ? $0 : nil }
    let fitting = kept ?? FittingSystem(self, engine)
    state.fitting = fitting
    return fitting.size(near: target, horizontal, vertical)
  }

  /// What of a change of the superview's length a view that follows its mask takes before itself and in itself.
  final func autoresizingShares(_ axis: NSLayoutConstraint.Axis) -> (before: Double, length: Double) {
    guard let outer = superview?.bounds.size else { return (0, 0) }
    let mask = autoresizingMask
    let parts: [(isFlexible: Bool, length: Double)]
    if axis == .horizontal {
      parts = [
        (mask.contains(.flexibleLeftMargin), frame.minX), (mask.contains(.flexibleWidth), frame.width),
        (mask.contains(.flexibleRightMargin), outer.width - frame.maxX),
      ]
    } else {
      parts = [
        (mask.contains(.flexibleTopMargin), frame.minY), (mask.contains(.flexibleHeight), frame.height),
        (mask.contains(.flexibleBottomMargin), outer.height - frame.maxY),
      ]
    }
    let flexible = parts.filter(\.isFlexible)
    let total = flexible.reduce(0) { $0 + max(0, $1.length) }
    func share(_ part: (isFlexible: Bool, length: Double)) -> Double {
      guard part.isFlexible else { return 0 }
      return total > 0 ? max(0, part.length) / total : 1 / Double(flexible.count)
    }
    return (share(parts[0]), share(parts[1]))
  }
}
