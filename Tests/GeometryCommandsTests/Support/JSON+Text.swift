import GeometryCommands

extension JSON {
  /// The value as JSON; the strings of the tests need no escapes.
  var text: String {
    switch self {
    case .null: "null"
    case .flag(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members): "{\(members.map { "\"\($0)\":\($1.text)" }.joined(separator: ","))}"
    }
  }
}
