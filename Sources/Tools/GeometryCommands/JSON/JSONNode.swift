import Foundation

/// A value that cannot be used, and where it stands.
struct JSONMismatch: Error {
  /// The place, such as `anchor.width` or `constraints[2]`; empty for the whole.
  var path: String
  /// What is wrong there.
  var problem: String
}

/// A JSON value together with the place where it stands, for messages.
struct JSONNode {
  let value: JSON
  let path: String

  func number() throws(JSONMismatch) -> Double {
    guard case .number(let number) = value else { throw mismatch("a number") }
    return number
  }

  func text() throws(JSONMismatch) -> String {
    guard case .text(let text) = value else { throw mismatch("a string") }
    return text
  }

  func flag() throws(JSONMismatch) -> Bool {
    guard case .flag(let flag) = value else { throw mismatch("true or false") }
    return flag
  }

  func list() throws(JSONMismatch) -> [JSONNode] {
    guard case .list(let values) = value else { throw mismatch("a list") }
    return values.enumerated().map { JSONNode(value: $1, path: "\(path)[\($0)]") }
  }

  /// The members of an object that may have these keys and no others.
  func fields(_ keys: String...) throws(JSONMismatch) -> JSONFields { try fields(keys) }

  func fields(_ keys: [String]) throws(JSONMismatch) -> JSONFields {
    guard case .object(let members) = value else { throw mismatch("an object with the keys \(list(keys))") }
    if let stranger = members.keys.filter({ !keys.contains($0) }).min() {
      throw JSONMismatch(path: path.appendingKey(stranger), problem: "there is no such key; the keys are \(list(keys))")
    }
    return JSONFields(members: members, path: path)
  }

  /// The one of the values whose name stands here.
  func choice<Value>(_ names: [(String, Value)]) throws(JSONMismatch) -> Value {
    guard case .text(let text) = value, let found = names.first(where: { $0.0 == text }) else {
      throw mismatch("one of \(list(names.map(\.0)))")
    }
    return found.1
  }

  func mismatch(_ expected: String) -> JSONMismatch {
    JSONMismatch(path: path, problem: "expected \(expected), but found \(value.kind)")
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

/// The members of an object.
struct JSONFields {
  fileprivate let members: [String: JSON]
  let path: String

  /// The value of a key; nil if it is missing or null.
  subscript(key: String) -> JSONNode? {
    members[key].flatMap { $0 == .null ? nil : JSONNode(value: $0, path: path.appendingKey(key)) }
  }

  func required(_ key: String) throws(JSONMismatch) -> JSONNode {
    guard let node = self[key] else { throw missing(key) }
    return node
  }

  func missing(_ key: String) -> JSONMismatch {
    JSONMismatch(path: path.appendingKey(key), problem: "is missing")
  }

  func number(_ key: String) throws(JSONMismatch) -> Double { try required(key).number() }

  /// The number of a key, or another one if there is none.
  func number(_ key: String, or standard: Double) throws(JSONMismatch) -> Double {
    try self[key]?.number() ?? standard
  }

  func flag(_ key: String) throws(JSONMismatch) -> Bool { try self[key]?.flag() ?? false }
}

extension String {
  fileprivate func appendingKey(_ key: String) -> String { isEmpty ? key : "\(self).\(key)" }
}
