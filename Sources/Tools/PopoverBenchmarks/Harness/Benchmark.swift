import Foundation

/// A figure that can be measured.
struct Benchmark: Sendable {
  /// What a figure is printed in.
  enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "us"
    case milliseconds = "ms"
    case mebibytes = "MiB"
    case allocations = "allocations"
    case copies = "copies"
    case wakeUps = "wake-ups/s"

    /// How many of what is measured make one of what is printed.
    var factor: Double {
      switch self {
      case .microseconds: 1000
      case .milliseconds: 1e6
      default: 1
      }
    }
  }

  let name: String
  /// The size of the problem, where a figure has several.
  var size: Int?
  var unit = Unit.nanoseconds
  /// Sets up, measures, and checks that what was measured gave the right result; times are in nanoseconds.
  let measure: @Sendable () throws -> Double

  /// The figure as a line of JSON, with four digits that count.
  func line(_ value: Double) -> String {
    let size = size.map { "\"n\": \($0), " } ?? ""
    return
      "{\"name\": \"\(name)\", \(size)\"value\": \(Self.rounded(value / unit.factor)), \"unit\": \"\(unit.rawValue)\"}"
  }

  private static func rounded(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    let digits = min(max(3 - Int(floor(log10(abs(value)))), 0), 9)
    let text = String(format: "%.\(digits)f", value)
    guard text.contains(".") else { return text }
    let trimmed = text.reversed().drop { $0 == "0" }
    return String(String(trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
  }
}

/// What was measured did not do what it should, so its time means nothing.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  /// Throws unless the condition holds.
  static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
    if !condition { throw WrongResult(description: description()) }
  }
}
