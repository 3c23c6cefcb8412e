import ConstraintSolver
import Foundation

/// The frames that fulfil a document, and what could not be had.
struct LayoutSolution {
  /// A view and where it came to lie.
  struct Item {
    var name: String
    /// In the coordinates of the parent.
    var frame: CGRect
    /// In the coordinates of the root.
    var place: CGRect
    /// How many views it lies in, the root included.
    var depth: Int
  }

  /// The root, then the views in the order of the document.
  let items: [Item]
  /// What cannot be had together, a list a conflict; the last of each was given up.
  let conflicts: [[String]]
  /// What the constraints leave open, such as `title.height`.
  let undetermined: [String]

  init(_ document: LayoutDocument) throws(CommandError) {
    let model: LayoutModel
    do throws(ConstraintError) { model = try LayoutModel(document) } catch { throw .failed("\(error)") }
    conflicts = model.system.solve().map { conflict in conflict.constraints.compactMap { model.texts[$0] } }
    var items: [Item] = []
    var undetermined: [String] = []
    for name in [document.root.name] + document.views.map(\.name) {
      guard let box = model.boxes[name] else { continue }
      let place = model.rect(box)
      let chain = document.ancestry(of: name)
      let parent = chain.count > 1 ? model.boxes[chain[1]].map(model.rect) : nil
      let frame = place.offsetBy(dx: -(parent?.minX ?? 0), dy: -(parent?.minY ?? 0))
      guard frame.isFinite, place.isFinite else {
        throw .failed("the numbers are too large: those of '\(name)' cannot be computed")
      }
      items.append(Item(name: name, frame: frame.tidy, place: place.tidy, depth: chain.count - 1))
      undetermined += box.parts.filter { !model.isDetermined($0.value) }.map { "\(name).\($0.name)" }
    }
    self.items = items
    self.undetermined = undetermined
  }

  var json: [JSONObjectText] {
    items.map { item in
      var object = JSONObjectText()
      object.add("name", item.name)
      object.add("x", item.frame.minX.native)
      object.add("y", item.frame.minY.native)
      object.add("width", item.frame.width.native)
      object.add("height", item.frame.height.native)
      return object
    }
  }
}

extension LayoutModel {
  fileprivate func rect(_ box: Box) -> CGRect {
    CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }

  fileprivate func isDetermined(_ expression: LinearExpression) -> Bool {
    (0..<expression.count).allSatisfy { expression[$0].variable.map(system.isDetermined) ?? true }
  }

  private func value(_ expression: LinearExpression) -> Double {
    (0..<expression.count).reduce(expression.constant) { sum, position in
      let term = expression[position]
      return sum + term.coefficient * (term.variable.map(system.value) ?? 0)
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Without what sums of fractions leave behind the sixth digit.
  fileprivate var tidy: CGRect {
    // Larger numbers have no sixth digit.
    func tidy(_ number: CGFloat) -> CGFloat { abs(number) < 1e9 ? (number * 1e6).rounded() / 1e6 : number }
    return CGRect(x: tidy(minX), y: tidy(minY), width: tidy(width), height: tidy(height))
  }
}
