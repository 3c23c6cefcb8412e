/// What a declaration is, in Swift's words; the tables spell it the same.
enum Kind: String {
  case `class`
  case `struct`
  case `enum`
  case `protocol`
  case `typealias`
  case `case`
  case variable = "var"
  case staticVariable = "static var"
  case function = "func"
  case staticFunction = "static func"
  case initializer = "init"
  case `subscript`

  /// The kind of a graph's symbol, without its leading `swift.`; nothing for what has no counterpart in the tables.
  init?(symbol: String) {
    switch symbol {
    case "class", "struct", "enum", "protocol", "typealias", "init", "func", "var", "subscript":
      self.init(rawValue: symbol)
    case "enum.case": self = .case
    case "property": self = .variable
    case "type.property": self = .staticVariable
    case "method": self = .function
    case "type.method", "func.op": self = .staticFunction
    default: return nil
    }
  }

  /// Whether it declares a type with members, which a `typealias` only names.
  var isType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol: true
    default: false
    }
  }

  /// Whether the member is reached by its type's name instead of by a value.
  ///
  /// A `case` counts, so that a case and a static constant of one name are told apart by their owners only.
  var belongsToType: Bool {
    switch self {
    case .case, .staticVariable, .staticFunction, .initializer: true
    default: isType || self == .typealias
    }
  }
}
