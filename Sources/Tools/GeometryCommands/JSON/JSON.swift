import Foundation

/// A JSON value as it was read.
package enum JSON: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// What kind of value it is, in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "the number \(jsonText(number))"
    case .text(let text): "the string \(jsonText(text))"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// Reads a text of UTF-8.
  static func parsed(_ data: Data) throws(CommandError) -> JSON {
    do { return try JSONDecoder().decode(JSON.self, from: data) } catch {
      throw .failed("the input is not JSON\(detail(error))")
    }
  }

  /// Where and why a text is not JSON, as far as Foundation says so.
  private static func detail(_ error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return "" }
    let reason = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
    return ": \(reason ?? context.debugDescription)"
  }
}

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let flag = try? single.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let text = try? single.decode(String.self) {
      self = .text(text)
    } else if let list = try? single.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try single.decode([String: JSON].self))
    }
  }
}
