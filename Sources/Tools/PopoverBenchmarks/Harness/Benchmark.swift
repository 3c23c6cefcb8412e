import Foundation

/// A figure that can be measured.
struct Benchmark: Sendable {
  /// What a figure is printed in.
  enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "us"
    case allocations = "allocations"

    /// How many of what is measured make one of what is printed.
    var factor: Double { self == .microseconds ? 1000 : 1 }
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
    guard value != 0, value.isFinite else { return "\(Int(0))" }
    let step = pow(10, max(-9, floor(log10(abs(value))) - 3))
    let rounded = step >= 1 ? (value / step).rounded() * step : (value * (1 / step)).rounded() / (1 / step)
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
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
