extension Expansion {
  /// What a size is compared with, names resolved.
  enum Value {
    case points(Double)
    case view(String)
  }

  /// Resolves the object of a predicate.
  func value(of predicate: FormatLine.Predicate, allowsView: Bool) throws(Failure) -> Value {
    switch predicate.object {
    case .number(let number): return .points(number)
    case .view(let name): return .view(name)
    case .name(let name):
      if let metric = names.metric(name) { return .points(try finite(metric, name, at: predicate.objectOffset)) }
      if allowsView, names.hasView(name) { return .view(name) }
      throw unknown(
        name, allowsView ? "a metric or a view" : "a metric", at: predicate.objectOffset,
        among: allowsView ? names.metricNames + names.viewNames : names.metricNames)
    }
  }

  /// Resolves the priority of a predicate.
  func priority(of predicate: FormatLine.Predicate) throws(Failure) -> Double {
    switch predicate.priority {
    case .required: return 1000
    case .number(let number): return number
    case .metric(let name):
      guard let metric = names.metric(name) else {
        throw unknown(name, "a metric as the priority", at: predicate.priorityOffset, among: names.metricNames)
      }
      try FormatLine.Priority.check(metric, at: predicate.priorityOffset)
      return metric
    }
  }

  private func finite(_ metric: Double, _ name: String, at offset: Int) throws(Failure) -> Double {
    guard metric.isFinite else {
      throw Failure(
        kind: .badNumber, expected: "the metric '\(name)' to be finite", found: "\(metric)", offset: offset)
    }
    return metric
  }

  /// The failure that a name stands for nothing.
  func unknown(_ name: String, _ expected: String, at offset: Int, among keys: [String]) -> Failure {
    Failure(
      kind: .unknownName, expected: expected, found: "'\(name)', which is none",
      nearestKey: nearestKey(to: name, among: keys), offset: offset)
  }
}
