import VisualFormat

extension LayoutDocument {
  /// Reads a document.
  ///
  ///     {"root": {"width": 320, "height": 480},
  ///      "views": [{"name": "title", "intrinsicSize": {"width": 80, "height": 20}}],
  ///      "constraints": [{"item": "title", "attribute": "centerX", "to": "root"}],
  ///      "vfl": ["V:|-[title]"]}
  init(_ node: JSONNode) throws(JSONMismatch) {
    let fields = try node.fields("root", "direction", "views", "constraints", "vfl", "metrics")
    if let root = fields["root"] { try readRoot(root) }
    let directions = [("leftToRight", false), ("rightToLeft", true)]
    isRightToLeft = try fields["direction"]?.choice(directions) ?? false
    for view in try fields["views"]?.list() ?? [] { try readView(view) }
    try checkParents()
    for constraint in try fields["constraints"]?.list() ?? [] { demands.append(try demand(constraint)) }
    let metrics = try fields["metrics"].map { node throws(JSONMismatch) in try Self.metrics(node) } ?? [:]
    for line in try fields["vfl"]?.list() ?? [] { demands += try demands(ofLine: line, metrics) }
  }

  private mutating func readRoot(_ node: JSONNode) throws(JSONMismatch) {
    let fields = try node.fields("name", "width", "height", "margins")
    root.name = try fields["name"]?.text() ?? root.name
    root.width = try fields["width"]?.length()
    root.height = try fields["height"]?.length()
    root.margins = try fields["margins"]?.edges() ?? root.margins
  }

  private mutating func readView(_ node: JSONNode) throws(JSONMismatch) {
    let fields = try node.fields(
      "name", "parent", "intrinsicSize", "hugging", "compressionResistance", "margins")
    var view = View(name: try fields.required("name").text(), parent: try fields["parent"]?.text() ?? root.name)
    guard view.name != root.name, self.view(view.name) == nil else {
      throw JSONMismatch(path: node.path, problem: "there are two views named '\(view.name)'")
    }
    if let size = fields["intrinsicSize"] {
      let lengths = try size.fields("width", "height")
      view.intrinsicWidth = try lengths["width"]?.length()
      view.intrinsicHeight = try lengths["height"]?.length()
    }
    view.hugging = try fields["hugging"]?.priorities() ?? view.hugging
    view.compressionResistance = try fields["compressionResistance"]?.priorities() ?? view.compressionResistance
    view.margins = try fields["margins"]?.edges() ?? view.margins
    views.append(view)
  }

  private func checkParents() throws(JSONMismatch) {
    for (index, view) in views.enumerated() {
      guard view.parent == root.name || self.view(view.parent) != nil else {
        throw JSONMismatch(path: "views[\(index)].parent", problem: "there is no view '\(view.parent)'")
      }
      var parent = view.parent
      for _ in views where parent != root.name { parent = self.view(parent)?.parent ?? root.name }
      guard parent == root.name else {
        throw JSONMismatch(path: "views[\(index)].parent", problem: "'\(view.name)' would lie within itself")
      }
    }
  }

  private func demand(_ node: JSONNode) throws(JSONMismatch) -> Demand {
    let fields = try node.fields(
      "item", "attribute", "relation", "to", "toAttribute", "multiplier", "constant", "priority")
    let attribute = try fields.required("attribute").choice(FormatAttribute.names)
    var second: Anchor?
    if let item = fields["to"] {
      second = Anchor(
        item: try known(item), attribute: try fields["toAttribute"]?.choice(FormatAttribute.names) ?? attribute)
    } else if let stray = fields["toAttribute"] ?? fields["multiplier"] {
      throw JSONMismatch(path: stray.path, problem: "says nothing without 'to'")
    }
    let relations = FormatLine.Relation.allCases.map { ($0.rawValue, $0) }
    let demand = Demand(
      first: Anchor(item: try known(try fields.required("item")), attribute: attribute),
      relation: try fields["relation"]?.choice(relations) ?? .equal, second: second,
      multiplier: try fields.number("multiplier", or: 1), constant: try fields.number("constant", or: 0),
      priority: try fields["priority"]?.priority() ?? 1000, source: node.path)
    if let objection = demand.objection { throw JSONMismatch(path: node.path, problem: "\(demand): \(objection)") }
    return demand
  }

  private func known(_ node: JSONNode) throws(JSONMismatch) -> String {
    let name = try node.text()
    guard name == root.name || view(name) != nil else {
      throw JSONMismatch(path: node.path, problem: "there is no view '\(name)'")
    }
    return name
  }

  static func metrics(_ node: JSONNode) throws(JSONMismatch) -> [String: Double] {
    guard case .object(let members) = node.value else { throw node.mismatch("an object of numbers") }
    let fields = try node.fields(Array(members.keys))
    var metrics: [String: Double] = [:]
    for key in members.keys.sorted() { metrics[key] = try fields.number(key) }
    return metrics
  }
}

extension JSONNode {
  fileprivate func length() throws(JSONMismatch) -> Double {
    let length = try number()
    guard length >= 0 else { throw mismatch("a length, which is not negative") }
    return length
  }

  fileprivate func priority() throws(JSONMismatch) -> Double {
    let priority = try number()
    guard priority > 0, priority <= 1000 else { throw mismatch("a priority, more than 0 and at most 1000") }
    return priority
  }

  /// One priority for both axes, or an object with one for each.
  fileprivate func priorities() throws(JSONMismatch) -> LayoutDocument.Priorities {
    if case .number = value { return LayoutDocument.Priorities(both: try priority()) }
    let axes = try fields("horizontal", "vertical")
    var priorities = LayoutDocument.Priorities(both: 0)
    priorities.horizontal = try axes.required("horizontal").priority()
    priorities.vertical = try axes.required("vertical").priority()
    return priorities
  }
}
