import VisualFormat

extension LayoutDocument {
  /// What a line of the Visual Format Language stands for.
  ///
  /// - Parameters:
  ///   - node: the line, or an object of a line and options.
  ///   - metrics: the values of names.
  /// - Returns: the demands in the order of the text, named by the place of the line.
  /// - Throws: what is wrong with the line, with the text and a mark under the first wrong character.
  func demands(ofLine node: JSONNode, _ metrics: [String: Double]) throws(JSONMismatch) -> [Demand] {
    var text = ""
    var options: FormatOptions = []
    if case .text(let line) = node.value {
      text = line
    } else {
      let fields = try node.fields("line", "options")
      text = try fields.required("line").text()
      for option in try fields["options"]?.list() ?? [] {
        options.formUnion(try option.choice(FormatOptions.names))
      }
    }
    let table = FormatNameTable(
      views: Set(views.map(\.name) + [root.name]), metrics: metrics, orphans: [root.name])
    do throws(FormatError) {
      return try FormatLine(parsing: text).constraints(options: options, names: table).map {
        demand($0, source: "\(node.path) \(jsonText(text))")
      }
    } catch {
      throw JSONMismatch(path: node.path, problem: "\(error)")
    }
  }

  private func demand(_ constraint: FormatConstraint, source: String) -> Demand {
    var demand = Demand(
      first: anchor(constraint.first), relation: constraint.relation, second: constraint.second.map(anchor),
      priority: constraint.priority, source: source)
    switch constraint.constant {
    case .points(let points): demand.constant = points
    case .standardGap: demand.constant = 8
    case .margin:
      let ends = [constraint.first, constraint.second].compactMap(\.self)
      if let end = ends.first(where: { if case .superview = $0.item { true } else { false } }) {
        demand.constant = margin(of: anchor(end))
      }
    }
    return demand
  }

  private func anchor(_ anchor: FormatConstraint.Anchor) -> Anchor {
    let item =
      switch anchor.item {
      case .view(let name): name
      case .superview(let name): view(name)?.parent ?? root.name
      }
    return Anchor(item: item, attribute: anchor.attribute)
  }

  /// What a view keeps free at an edge.
  private func margin(of anchor: Anchor) -> Double {
    let margins = view(anchor.item)?.margins ?? root.margins
    return switch anchor.attribute {
    case .top: margins.top
    case .bottom: margins.bottom
    case .left: margins.left
    case .right: margins.right
    case .leading: isRightToLeft ? margins.right : margins.left
    default: isRightToLeft ? margins.left : margins.right
    }
  }
}

extension FormatOptions {
  /// The options by UIKit's names.
  fileprivate static let names: [(String, FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
    ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
    ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
    ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline), ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]
}
