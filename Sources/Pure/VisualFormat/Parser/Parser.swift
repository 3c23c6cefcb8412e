/// Reads a line by recursive descent, one method a rule; nothing nests, so the depth is fixed.
struct Parser {
  /// What a line consists of.
  struct Parts {
    var orientation = FormatLine.Orientation.horizontal
    var views: [FormatLine.View] = []
    var gaps: [FormatLine.Gap] = []
    var predicates: [FormatLine.Predicate] = []
  }

  var scanner: Scanner
  var parts = Parts()
  /// Whether the predicate of a gap mentions a name.
  var gapsHaveNames = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = Scanner(bytes: bytes)
    let expected = bytes.reduce(0) { $0 + ($1 == .openBracket ? 1 : 0) }
    parts.views.reserveCapacity(expected)
    parts.gaps.reserveCapacity(expected + 1)
    parts.predicates.reserveCapacity(2 * expected)
  }

  /// Reads `[ ("H" | "V") ":" ] [ "|" gap ] view { gap view } [ gap "|" ]`, to the end of the text.
  mutating func parseLine() throws(Failure) {
    scanner.skipBlanks()
    if try acceptOrientation() {
      guard scanner.next == .bar || scanner.next == .openBracket else { throw unexpected("'|' or a view in brackets") }
    } else if scanner.next != .bar && scanner.next != .openBracket {
      throw unexpected("'H:', 'V:', '|' or a view in brackets")
    }
    if scanner.accept(.bar) {
      try parseGap()
    } else {
      parts.gaps.append(FormatLine.Gap(kind: .none, predicates: noPredicates))
    }
    guard scanner.next == .openBracket else { throw unexpected("a view in brackets") }
    try parseView()
    while !scanner.isAtEnd {
      guard scanner.next == .dash || scanner.next == .openBracket || scanner.next == .bar else {
        throw unexpected("'-', '|', a view in brackets or the end of the text")
      }
      try parseGap()
      if scanner.accept(.bar) {
        guard scanner.isAtEnd else { throw unexpected("the end of the text after the closing '|'") }
        return try classifyNames()
      }
      guard scanner.next == .openBracket else { throw unexpected("a view in brackets or '|'") }
      try parseView()
    }
    parts.gaps.append(FormatLine.Gap(kind: .none, predicates: noPredicates))
    try classifyNames()
  }

  private mutating func acceptOrientation() throws(Failure) -> Bool {
    if scanner.accept(UInt8(ascii: "V")) {
      parts.orientation = .vertical
    } else if !scanner.accept(UInt8(ascii: "H")) {
      return false
    }
    try scanner.expect(.colon)
    return true
  }

  /// Reads `"[" name [ "(" predicate { "," predicate } ")" ] "]"`.
  private mutating func parseView() throws(Failure) {
    try scanner.expect(.openBracket)
    let start = scanner.offset
    guard let name = try scanner.name() else { throw unexpected("the name of a view") }
    let first = parts.predicates.count
    if scanner.accept(.openParenthesis) {
      try parsePredicates()
      guard scanner.accept(.closeBracket) else { throw unexpected("']'") }
    } else if !scanner.accept(.closeBracket) {
      throw unexpected("']' or '('")
    }
    parts.views.append(
      FormatLine.View(
        name: name, predicates: first..<parts.predicates.count, nameOffset: start,
        endOffset: scanner.endOfToken))
  }

  /// Reads `nothing | "-" | "-" predicate "-" | "-" "(" predicate { "," predicate } ")" "-"`.
  private mutating func parseGap() throws(Failure) {
    guard scanner.accept(.dash) else {
      parts.gaps.append(FormatLine.Gap(kind: .flush, predicates: noPredicates))
      return
    }
    if scanner.next == .openBracket || scanner.next == .bar {
      parts.gaps.append(FormatLine.Gap(kind: .standard, predicates: noPredicates))
      return
    }
    let first = parts.predicates.count
    if scanner.accept(.openParenthesis) {
      try parsePredicates()
    } else {
      let hint = scanner.next == .dash ? " (a negative number needs parentheses)" : ""
      try parsePredicate(allowsSign: false, otherwise: "a size, a view in brackets or '|'\(hint)")
    }
    for predicate in parts.predicates[first...] {
      if case .name = predicate.object { gapsHaveNames = true }
    }
    try scanner.expect(.dash)
    parts.gaps.append(FormatLine.Gap(kind: .predicates, predicates: first..<parts.predicates.count))
  }

  private var noPredicates: Range<Int> { parts.predicates.count..<parts.predicates.count }

  /// The failure that something else than `expected` stands here.
  func unexpected(_ expected: String) -> Failure { Failure(expected: expected, offset: scanner.offset) }
}
