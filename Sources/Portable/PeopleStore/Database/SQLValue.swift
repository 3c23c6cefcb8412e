import Foundation

/// What a place holder of a statement is filled with.
enum SQLValue {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  case data(Data)
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(nilLiteral: ()) { self = .null }

  /// An integer column from any width of Swift's.
  static func integer(_ value: Int) -> SQLValue { .integer(Int64(value)) }

  /// The value, or NULL for `nil`.
  static func integer(_ value: Int64?) -> SQLValue { value.map { .integer($0) } ?? .null }

  /// The text, or NULL for `nil`.
  static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
}
