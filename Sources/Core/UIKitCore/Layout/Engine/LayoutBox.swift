import ConstraintSolver
import CoreGraphics

/// The alignment rectangle of a view or guide in one system, in the space of its superview or owner.
///
/// What constraints may move is four variables. What they may not, because the frame follows its autoresizing mask
/// or belongs to the root, is parameters, made when a constraint asks for them.
final class LayoutBox {
  unowned let node: LayoutNode
  /// The engine of a layout; a system that only measures has none.
  var engine: LayoutEngine?
  /// Whether constraints place the item.
  ///
  /// A root's origin stays where it is all the same.
  let isMovable: Bool
  /// x, y, width and height.
  var parts: [Symbol?] = [nil, nil, nil, nil]
  /// What the frame has on each side beyond the alignment rectangle.
  let insets: LayoutInsets

  /// Parameters that constraints asked for: margins, safe area, the origin of the bounds, baselines.
  var margins: LayoutInsets.Parameters?
  var safeArea: LayoutInsets.Parameters?
  var origin: (x: Parameter, y: Parameter)?
  var firstBaseline: Parameter?
  var lastBaseline: Parameter?
  /// Width and height of a scroll view's content.
  var content: (width: Variable, height: Variable)?

  /// Constraints of the box's own: no negative size, a guide's rules.
  var rules: [ConstraintID] = []
  var intrinsic: IntrinsicSize?
  /// Constraints that hold a root's size, or that play with an ambiguous layout.
  var stays: [ConstraintID] = []

  /// How many constraints that name other items go through the box.
  var passes = 0
  /// Whether the box waits to be written back.
  var isQueued = false
  /// Whether the box waits for its intrinsic size to be asked for again.
  var isRemeasured = false
  /// How much further than its pixel the frame's origin lies.
  var slip = CGPoint.zero

  init(_ node: LayoutNode, isMovable: Bool, insets: LayoutInsets) {
    self.node = node
    self.isMovable = isMovable
    self.insets = insets
  }

  /// A number of the system.
  enum Symbol {
    case constant(Double)
    case variable(Variable)
    case parameter(Parameter)
    /// Follows from other numbers: an autoresizing mask inside a view that is being measured.
    indirect case sum(LinearExpression)
  }

  /// The places of `parts`.
  enum Part: Int {
    case x, y, width, height

    static func place(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .x : .y }
    static func length(_ axis: NSLayoutConstraint.Axis) -> Part { axis == .horizontal ? .width : .height }
  }

  /// The variable of a part, if it is one.
  func variable(_ part: Part) -> Variable? {
    if case .variable(let variable) = parts[part.rawValue] { variable } else { nil }
  }

  var variables: [Variable] {
    let own = [Part.x, .y, .width, .height].compactMap { variable($0) }
    return content.map { own + [$0.width, $0.height] } ?? own
  }

  var parameters: [Parameter] {
    var result: [Parameter] = parts.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
    result += (margins?.all ?? []) + (safeArea?.all ?? [])
    if let origin { result += [origin.x, origin.y] }
    return result + [firstBaseline, lastBaseline].compactMap(\.self)
  }
}

/// Distances from the edges of a rectangle.
nonisolated struct LayoutInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  init() {}

  init(_ insets: UIEdgeInsets) {
    (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
  }

  func start(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? left : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Whether they are the same but for rounding.
  func isNear(_ other: LayoutInsets) -> Bool {
    abs(top - other.top) + abs(left - other.left) + abs(bottom - other.bottom) + abs(right - other.right) < 1e-6
  }

  /// The same as parameters of a system.
  struct Parameters {
    let top: Parameter
    let left: Parameter
    let bottom: Parameter
    let right: Parameter

    func start(_ axis: NSLayoutConstraint.Axis) -> Parameter { axis == .horizontal ? left : top }
    func end(_ axis: NSLayoutConstraint.Axis) -> Parameter { axis == .horizontal ? right : bottom }
    var all: [Parameter] { [top, left, bottom, right] }
  }
}

extension LinearExpression {
  mutating func add(_ symbol: LayoutBox.Symbol, times factor: Double = 1) {
    switch symbol {
    case .constant(let value): constant += value * factor
    case .variable(let variable): append(Term(factor, variable))
    case .parameter(let parameter): append(Term(factor, parameter))
    case .sum(let sum): add(sum, times: factor)
    }
  }
}
