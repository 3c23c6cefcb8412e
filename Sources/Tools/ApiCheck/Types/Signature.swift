/// What a declaration takes and gives, comparable between Apple's and ours.
enum Signature: Hashable {
  /// Nothing to compare: a type, or a case.
  case none
  /// A property's type, or what a type alias stands for.
  case value(TypeSpelling, readOnly: Bool)
  /// A function's or an initialiser's; what follows the closing bracket is the result with its effects.
  case function([Parameter], result: TypeSpelling)

  /// A parameter's type, and whether a call may leave it out.
  struct Parameter: Hashable {
    let type: TypeSpelling
    let hasDefault: Bool
  }

  private init(value text: String, isConstant: Bool = false) {
    let type = text.replacing(/\s?\{ ?get ?\}$/, with: "")
    self = .value(TypeSpelling(type), readOnly: isConstant || type != text)
  }
}

extension Signature: CustomStringConvertible {
  /// The table's spelling.
  var description: String {
    switch self {
    case .none: return ""
    case .value(let type, let readOnly): return type.text + (readOnly ? " {get}" : "")
    case .function(let parameters, let result):
      let list = parameters.map { $0.type.text + ($0.hasDefault ? "=" : "") }.joined(separator: ", ")
      let space = result.text.isEmpty || "?!".contains(result.text.prefix(1)) ? "" : " "
      return "(\(list))\(space)\(result.text)"
    }
  }
}

// MARK: - Reading

extension Signature {
  /// Reads a table's spelling, such as `(CGRect, UIView?=) -> Bool` or `CGFloat {get}`.
  init(table text: String, kind: Kind) {
    switch kind {
    case .function, .staticFunction, .initializer, .subscript:
      self.init(brackets: text[...]) { parameter in
        let hasDefault = parameter.hasSuffix("=")
        return Parameter(type: TypeSpelling(hasDefault ? parameter.dropLast() : parameter[...]), hasDefault: hasDefault)
      }
    case .variable, .staticVariable, .typealias:
      self.init(value: text)
    case .class, .struct, .enum, .protocol, .case:
      self = .none
    }
  }

  /// Reads the declaration of a graph's symbol, such as `@MainActor class func f<T>(_ a: T, b: Int = 0) -> T?`.
  init(declaration text: String, kind: Kind) {
    switch kind {
    case .function, .staticFunction, .initializer, .subscript:
      // An attribute may have brackets of its own.
      let head = text.firstMatch(of: /\b(?:func [^(]+|init([?!]?)(?:<[^(]*>)?|subscript(?:<[^(]*>)?)\(/)
      let start = head.map { text.index(before: $0.range.upperBound) } ?? text.endIndex
      let failable = head?.output.1.map { String($0) } ?? ""
      self.init(brackets: text[start...], failable: failable) { parameter in
        let pieces = parameter.piecesOutsideBrackets(of: "=")
        let type = (pieces.first ?? "").drop { $0 != ":" }.dropFirst()
        return Parameter(type: TypeSpelling(type.trimmed), hasDefault: pieces.count > 1)
      }
    case .variable, .staticVariable:
      let type = text.drop { $0 != ":" }.dropFirst().trimmed.replacing(/\s\{ get set \}$/, with: "")
      self.init(value: type, isConstant: text.contains(/\blet [\w`]/))
    case .typealias:
      self.init(value: text.drop { $0 != "=" }.dropFirst().trimmed)
    case .class, .struct, .enum, .protocol, .case:
      self = .none
    }
  }

  /// Splits `(...) -> ...` and reads each parameter.
  private init(brackets text: Substring, failable: String = "", reading: (String) -> Parameter) {
    guard let (inside, rest) = text.splitAtClosingBracket() else {
      self.init(value: String(text))
      return
    }
    let result = rest.replacing(/\s?\bwhere\b.*/, with: "").replacing(/\s?\{.*\}$/, with: "")
      .replacing(/-> (Void|\(\))$/, with: "")
    self = .function(
      inside.piecesOutsideBrackets(of: ",").map(reading), result: TypeSpelling(failable + result.trimmed))
  }
}
