import VisualFormat

/// Names for a line of which nothing is known but the line itself: a name means what it must for the line to be valid.
///
/// What stands in brackets, or for a view's size, is a view in a superview. What stands for the size of a gap is a metric
/// of 10. Nothing else is guessed: a name as priority is unknown.
struct LooseNames: FormatNames {
  private let known: FormatNameTable
  private var views: Set<String> = []
  private var metrics: Set<String> = []

  init(of line: FormatLine, known: FormatNameTable) {
    self.known = known
    for view in line.views {
      views.insert(view.name)
      views.formUnion(Self.names(line.predicates(of: view)))
    }
    for gap in line.gaps { metrics.formUnion(Self.names(line.predicates(of: gap))) }
    // A gap's metric must not lend its value to a priority of the same name.
    for case .metric(let name) in line.predicates.map(\.priority) { metrics.remove(name) }
  }

  private static func names(_ predicates: ArraySlice<FormatLine.Predicate>) -> [String] {
    predicates.compactMap { if case .name(let name) = $0.object { name } else { nil } }
  }

  func metric(_ name: String) -> Double? { known.metric(name) ?? (metrics.contains(name) ? 10 : nil) }
  func hasView(_ name: String) -> Bool { known.hasView(name) || views.contains(name) }
  func hasSuperview(_ name: String) -> Bool { known.hasSuperview(name) }
  var metricNames: [String] { known.metricNames + metrics }
  var viewNames: [String] { known.viewNames + views }
}
