extension Parser {
  /// Reads `predicate { "," predicate } ")"`, after the opening parenthesis.
  mutating func parsePredicates() throws(Failure) {
    repeat {
      try parsePredicate(allowsSign: true, otherwise: nil)
    } while scanner.accept(.comma)
    guard scanner.accept(.closeParenthesis) else { throw unexpected("')' or ','") }
  }

  /// Reads `[ "==" | "<=" | ">=" ] object [ "@" priority ]`.
  mutating func parsePredicate(
    allowsSign: Bool, otherwise expected: @autoclosure () -> String?
  ) throws(Failure) {
    let relation = try parseRelation()
    let objectOffset = scanner.offset
    let object: FormatLine.Object
    let isNegative = allowsSign && scanner.accept(.dash)
    if let number = try scanner.number() {
      object = .number(isNegative ? -number : number)
    } else if !isNegative, let name = try scanner.name() {
      object = .name(name)
    } else {
      throw unexpected(isNegative ? "a number" : relation == nil ? expected() ?? "a size" : "a number or a name")
    }
    var priority = FormatLine.Priority.required
    var priorityOffset = scanner.offset
    if scanner.accept(.at) {
      priorityOffset = scanner.offset
      priority = try parsePriority()
    }
    parts.predicates.append(
      FormatLine.Predicate(
        relation: relation ?? .equal, object: object, priority: priority, objectOffset: objectOffset,
        priorityOffset: priorityOffset))
  }

  private mutating func parseRelation() throws(Failure) -> FormatLine.Relation? {
    let relation: FormatLine.Relation
    switch scanner.next {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return nil
    }
    scanner.offset += 1
    guard scanner.accept(UInt8(ascii: "=")) else { throw unexpected("'=' to complete '\(relation.rawValue)'") }
    return relation
  }

  private mutating func parsePriority() throws(Failure) -> FormatLine.Priority {
    let offset = scanner.offset
    if let number = try scanner.number() {
      try FormatLine.Priority.check(number, at: offset)
      return .number(number)
    }
    guard let name = try scanner.name() else { throw unexpected("a priority") }
    return .metric(name)
  }

  /// Tells views that stand in brackets from other names, and refuses them in gaps.
  mutating func classifyNames() throws(Failure) {
    guard parts.predicates.contains(where: { if case .name = $0.object { true } else { false } }) else { return }
    let bracketed = Set(parts.views.map(\.name))
    for view in parts.views {
      for index in view.predicates {
        if case .name(let name) = parts.predicates[index].object, bracketed.contains(name) {
          parts.predicates[index].object = .view(name)
        }
      }
    }
    guard gapsHaveNames else { return }
    for gap in parts.gaps {
      for predicate in parts.predicates[gap.predicates] {
        guard case .name(let name) = predicate.object, bracketed.contains(name) else { continue }
        throw Failure(
          expected: "a number or a metric as the size of a gap", found: "the view '\(name)'",
          offset: predicate.objectOffset)
      }
    }
  }
}

extension FormatLine.Priority {
  /// Fails unless `number` is more than 0 and at most 1000.
  static func check(_ number: Double, at offset: Int) throws(Failure) {
    guard number > 0, number <= 1000 else {
      throw Failure(
        kind: .badNumber, expected: "a priority that is more than 0 and at most 1000", found: "\(number)",
        offset: offset)
    }
  }
}
