import ConstraintSolver
import Foundation
import VisualFormat

/// A document as a system of equations: four unknowns a view, in the root's coordinates.
struct LayoutModel {
  /// A view's place and size, each a variable or, of the root, mostly a number.
  struct Box {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    var parts: [(name: String, value: LinearExpression)] {
      [("x", x), ("y", y), ("width", width), ("height", height)]
    }
  }

  let document: LayoutDocument
  let system = ConstraintSystem()
  private(set) var boxes: [String: Box] = [:]
  /// What each constraint says, for messages.
  private(set) var texts: [ConstraintID: String] = [:]

  init(_ document: LayoutDocument) throws(ConstraintError) {
    self.document = document
    let root = document.root
    boxes[root.name] = Box(
      x: LinearExpression(), y: LinearExpression(), width: try rootLength(root.width, "\(root.name).width"),
      height: try rootLength(root.height, "\(root.name).height"))
    for view in document.views { try add(view) }
    for demand in document.demands { try add(demand) }
  }

  /// A fixed length, or the least that the content allows.
  private mutating func rootLength(_ length: Double?, _ name: String) throws(ConstraintError) -> LinearExpression {
    if let length { return LinearExpression(constant: length) }
    let variable = system.makeVariable()
    try add(variable >= 0, "\(name) >= 0")
    // UIKit's priority for the fitting size: below every wish that anybody writes down.
    try add((variable == 0).priority(50), "\(name) == 0 @50")
    return variable.linear
  }

  private mutating func add(_ view: LayoutDocument.View) throws(ConstraintError) {
    let (width, height) = (system.makeVariable(), system.makeVariable())
    boxes[view.name] = Box(
      x: system.makeVariable().linear, y: system.makeVariable().linear, width: width.linear, height: height.linear)
    try add(width >= 0, "\(view.name).width >= 0")
    try add(height >= 0, "\(view.name).height >= 0")
    if let length = view.intrinsicWidth {
      try addIntrinsic(
        width, "\(view.name).width", length, view.hugging.horizontal, view.compressionResistance.horizontal)
    }
    if let length = view.intrinsicHeight {
      try addIntrinsic(
        height, "\(view.name).height", length, view.hugging.vertical, view.compressionResistance.vertical)
    }
  }

  private mutating func addIntrinsic(
    _ variable: Variable, _ name: String, _ length: Double, _ hugging: Double, _ resistance: Double
  ) throws(ConstraintError) {
    let text = jsonText(length)
    try add((variable <= length).priority(hugging), "\(name) <= \(text) @\(jsonText(hugging)) (its content)")
    try add((variable >= length).priority(resistance), "\(name) >= \(text) @\(jsonText(resistance)) (its content)")
  }

  private mutating func add(_ demand: LayoutDocument.Demand) throws(ConstraintError) {
    let left: LinearExpression
    var right = LinearExpression(constant: demand.constant)
    if let second = demand.second {
      let frame = Frame(for: demand.first, second, in: self)
      left = frame.value(of: demand.first)
      right.add(frame.value(of: second), times: demand.multiplier)
    } else {
      left = boxes[demand.first.item].map { demand.first.attribute == .width ? $0.width : $0.height } ?? right
    }
    let relation: Relation =
      switch demand.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    try add(
      LinearConstraint(left - right, relation, priority: demand.priority), "\(demand)   (\(demand.source))")
  }

  private mutating func add(_ constraint: LinearConstraint, _ text: String) throws(ConstraintError) {
    texts[try system.add(constraint)] = text
  }
}
