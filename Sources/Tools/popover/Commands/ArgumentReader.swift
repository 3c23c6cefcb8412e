import Foundation

/// Reads options and words off a command line, in any order.
struct ArgumentReader {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() -> String? { rest.popFirst() }

  /// The word after an option.
  mutating func value(of option: String) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }

  /// The number after an option.
  mutating func number(of option: String, in range: ClosedRange<Double>) throws -> Double {
    let text = try value(of: option)
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// The whole number after an option.
  mutating func count(of option: String, in range: ClosedRange<Int>) throws -> Int {
    let text = try value(of: option)
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }
}
