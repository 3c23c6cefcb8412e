extension FormatLine {
  /// The constraints that the line stands for: gaps and sizes in the order of the text, then the alignments.
  ///
  /// - Parameters:
  ///   - options: how the views are aligned, and which way a horizontal line runs.
  ///   - names: what the names stand for.
  /// - Returns: constraints between views by name. Standard gaps and margins are marked as such.
  /// - Throws: a `FormatError` if a name is unknown, a number cannot be used, a view beside a `|` has no superview, or
  ///   the options align two or more views along the line.
  public func constraints(
    options: FormatOptions = [], names: some FormatNames
  ) throws(FormatError) -> [FormatConstraint] {
    do throws(Failure) {
      var expansion = Expansion(line: self, options: options, names: names)
      return try expansion.run()
    } catch {
      throw error.error(in: text)
    }
  }
}

/// The making of constraints from one line.
struct Expansion<Names: FormatNames> {
  let line: FormatLine
  let options: FormatOptions
  let names: Names
  let edges: LineEdges
  var constraints: [FormatConstraint] = []

  init(line: FormatLine, options: FormatOptions, names: Names) {
    self.line = line
    self.options = options
    self.names = names
    edges = LineEdges(line.orientation, options)
    constraints.reserveCapacity(line.gaps.count + line.predicates.count)
  }

  mutating func run() throws(Failure) -> [FormatConstraint] {
    for view in line.views where !names.hasView(view.name) {
      throw unknown(view.name, "the name of a view", at: view.nameOffset, among: names.viewNames)
    }
    for (index, view) in line.views.enumerated() {
      if index == 0 {
        try addGap(0, from: .superview(of: view.name), to: .view(view.name), beside: view)
      } else {
        try addGap(index, from: .view(line.views[index - 1].name), to: .view(view.name), beside: view)
      }
      for predicate in line.predicates(of: view) { try addSize(of: view, predicate) }
    }
    if let last = line.views.last {
      try addGap(line.views.count, from: .view(last.name), to: .superview(of: last.name), beside: last)
    }
    try addAlignments()
    return constraints
  }

  /// Adds what the gap at `index` says about the distance of two items.
  private mutating func addGap(
    _ index: Int, from: FormatConstraint.Item, to: FormatConstraint.Item, beside view: FormatLine.View
  ) throws(Failure) {
    let gap = line.gaps[index]
    guard gap.kind != .none else { return }
    let isOuter = index == 0 || index == line.views.count
    if isOuter, !names.hasSuperview(view.name) {
      throw Failure(
        kind: .noSuperview, expected: "'\(view.name)' to have a superview for '|' to stand for", found: "none",
        offset: view.endOffset)
    }
    switch gap.kind {
    case .none: break
    case .flush: add(.points(0), from, to)
    case .standard: add(isOuter ? .margin : .standardGap, from, to)
    case .predicates:
      for predicate in line.predicates(of: gap) {
        guard case .points(let size) = try value(of: predicate, allowsView: false) else { continue }
        add(.points(size), from, to, predicate.relation, try priority(of: predicate))
      }
    }
  }

  private mutating func add(
    _ distance: FormatConstraint.Constant, _ from: FormatConstraint.Item, _ to: FormatConstraint.Item,
    _ relation: FormatLine.Relation = .equal, _ priority: Double = 1000
  ) {
    constraints.append(edges.constraint(distance, from, to, relation, priority))
  }

  /// Adds a condition on a view's own size.
  private mutating func addSize(of view: FormatLine.View, _ predicate: FormatLine.Predicate) throws(Failure) {
    var second: FormatConstraint.Anchor?
    var constant = FormatConstraint.Constant.points(0)
    switch try value(of: predicate, allowsView: true) {
    case .points(let size): constant = .points(size)
    case .view(let name): second = FormatConstraint.Anchor(item: .view(name), attribute: edges.size)
    }
    constraints.append(
      FormatConstraint(
        first: FormatConstraint.Anchor(item: .view(view.name), attribute: edges.size), relation: predicate.relation,
        second: second, constant: constant, priority: try priority(of: predicate)))
  }

  /// Adds an equality for every alignment between each two neighbours.
  private mutating func addAlignments() throws(Failure) {
    guard line.views.count > 1 else { return }
    for attribute in options.alignments {
      guard attribute.isHorizontalPlace == (line.orientation == .vertical) else {
        throw Failure(
          kind: .badOptions, expected: "alignment across a line that is \(line.orientation)",
          found: "the option to align \(attribute)", offset: line.views[1].nameOffset)
      }
    }
    for attribute in options.alignments {
      for (first, second) in zip(line.views, line.views.dropFirst()) {
        constraints.append(
          FormatConstraint(
            first: FormatConstraint.Anchor(item: .view(first.name), attribute: attribute), relation: .equal,
            second: FormatConstraint.Anchor(item: .view(second.name), attribute: attribute), constant: .points(0),
            priority: 1000))
      }
    }
  }
}
