import VisualFormat

/// Views, and what is demanded of them, as `popover layout` reads them.
struct LayoutDocument {
  /// The outermost view.
  ///
  /// Where a length is missing it is the least that the content allows.
  struct Root {
    var name = "root"
    var width: Double?
    var height: Double?
    var margins = EdgeWidths(8)
  }

  struct View {
    var name: String
    var parent: String
    /// The lengths that the view would like to have, for what it shows.
    var intrinsicWidth: Double?
    var intrinsicHeight: Double?
    /// How much it resists to being larger than that.
    var hugging = Priorities(both: 250)
    /// How much it resists to being smaller.
    var compressionResistance = Priorities(both: 750)
    var margins = EdgeWidths(8)
  }

  struct Priorities: Equatable {
    var horizontal: Double
    var vertical: Double

    init(both: Double) {
      horizontal = both
      vertical = both
    }
  }

  /// A part of a view, or of the root.
  struct Anchor {
    var item: String
    var attribute: FormatAttribute
  }

  /// `first relation multiplier * second + constant`.
  struct Demand {
    var first: Anchor
    var relation: FormatLine.Relation
    var second: Anchor?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0
    /// Where it stands in the document, such as `constraints[2]`, with the text of a line.
    var source: String
  }

  var root = Root()
  var isRightToLeft = false
  var views: [View] = []
  /// Constraints and what the lines stand for, in the order of the document.
  var demands: [Demand] = []

  func view(_ name: String) -> View? { views.first { $0.name == name } }

  /// The chain of a view's parents, the view itself first and the root last.
  func ancestry(of name: String) -> [String] {
    var chain = [name]
    while let last = chain.last, let view = view(last) { chain.append(view.parent) }
    return chain
  }
}

extension LayoutDocument.Demand: CustomStringConvertible {
  /// The demand as a formula, such as `b.leading == 2 * a.trailing + 8 @750`.
  var description: String {
    var text = "\(first.item).\(first.attribute) \(relation.rawValue) "
    if let second {
      if multiplier != 1 { text += "\(jsonText(multiplier)) * " }
      text += "\(second.item).\(second.attribute)"
      if constant != 0 { text += constant < 0 ? " - \(jsonText(-constant))" : " + \(jsonText(constant))" }
    } else {
      text += jsonText(constant)
    }
    return priority == 1000 ? text : "\(text) @\(jsonText(priority))"
  }
}
