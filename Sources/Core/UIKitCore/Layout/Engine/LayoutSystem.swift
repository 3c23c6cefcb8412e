import ConstraintSolver
import CoreGraphics

/// A solver and the rectangles that its variables stand for: what the engine of a tree and the measuring of one view
/// have in common.
class LayoutSystem {
  let solver = ConstraintSystem()
  /// The rectangles that an expression went through, while it is made.
  var passed: [LayoutBox] = []
  var directions = LayoutDirections()

  /// The rectangle of an item, made now if there is none.
  func box(of node: LayoutNode) -> LayoutBox { preconditionFailure("a system has its own way to keep boxes") }

  /// A number of a rectangle.
  func symbol(_ part: LayoutBox.Part, of box: LayoutBox) -> LayoutBox.Symbol {
    if let symbol = box.parts[part.rawValue] { return symbol }
    let symbol = LayoutBox.Symbol.parameter(parameter(box.value(of: part)))
    box.parts[part.rawValue] = symbol
    return symbol
  }

  /// Called for every variable of a rectangle.
  func note(_ variable: Variable, of box: LayoutBox) {}

  /// Called for every constraint that no `NSLayoutConstraint` stands for.
  func note(_ id: ConstraintID, of box: LayoutBox, _ rule: LayoutRule) {}

  /// Variables and rules of a new rectangle that constraints place.
  func setUp(_ box: LayoutBox, isRoot: Bool) {
    for part in isRoot ? [LayoutBox.Part.width, .height] : [.x, .y, .width, .height] {
      let variable = solver.makeVariable()
      box.parts[part.rawValue] = .variable(variable)
      note(variable, of: box)
      if part == .width || part == .height {
        add(.notNegative, LinearConstraint(variable.linear, .greaterThanOrEqual, priority: LayoutRule.almost), to: box)
      }
    }
    if let guide = box.node.guide, guide.kind == .readable { addReadableRules(guide, box) }
    if !box.node.isGuide { measure(box) }
  }

  /// Adds a constraint of the rectangle's own.
  @discardableResult
  func add(_ rule: LayoutRule, _ constraint: LinearConstraint, to box: LayoutBox) -> ConstraintID {
    let id = give(constraint)
    box.rules.append(id)
    note(id, of: box, rule)
    return id
  }

  // The numbers that reach the solver were checked where they came in; what slips through must not go on quietly.

  func give(_ constraint: LinearConstraint) -> ConstraintID {
    do { return try solver.add(constraint) } catch { programmerError("Layout needs finite numbers: \(error).") }
  }

  func setConstant(_ id: ConstraintID, to value: Double) {
    do { try solver.setConstant(id, to: value) } catch { programmerError("Layout needs finite numbers: \(error).") }
  }

  func parameter(_ value: Double) -> Parameter {
    do { return try solver.makeParameter(value) } catch { programmerError("Layout needs finite numbers: \(error).") }
  }

  /// Tells the solver a number from outside, and says whether it was another before.
  @discardableResult
  func set(_ parameter: Parameter, to value: Double) -> Bool {
    guard solver.value(of: parameter) != value else { return false }
    do { try solver.set(parameter, to: value) } catch { programmerError("Layout needs finite numbers: \(error).") }
    return true
  }
}

/// Constraints that no application made, by what they are for.
enum LayoutRule {
  case notNegative
  case hugging(NSLayoutConstraint.Axis)
  case compression(NSLayoutConstraint.Axis)
  case readableWidth
  case rootStays
  case ambiguity

  /// The priority of what comes before all wishes of applications, but must not make a layout impossible.
  static let almost = 999.99
  /// The priority of what comes after them.
  static let barely = 0.0001
}

extension LayoutBox {
  /// What the view's geometry says about a part, for rectangles that constraints don't move.
  func value(of part: Part) -> Double {
    guard let view = node.view else { return 0 }
    let (size, center, anchor) = (view.layer.bounds.size, view.layer.position, view.layer.anchorPoint)
    return switch part {
    case .x: center.x - anchor.x * size.width + insets.left
    case .y: center.y - anchor.y * size.height + insets.top
    case .width: size.width - insets.left - insets.right
    case .height: size.height - insets.top - insets.bottom
    }
  }
}
