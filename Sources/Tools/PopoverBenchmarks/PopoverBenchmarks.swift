import Foundation

/// Measures the library, and prints each figure as a line of JSON as soon as it is known.
///
///     {"name": "placement.full", "value": 56.1, "unit": "ns"}
///
/// Times are of the thread's CPU, each the median of several runs. An argument, or the variable `ONLY`, leaves those
/// whose name begins so.
@main
struct PopoverBenchmarks {
  static func main() {
    let only = CommandLine.arguments.dropFirst().first ?? ProcessInfo.processInfo.environment["ONLY"] ?? ""
    let benchmarks = (placement + solver + format + flow + text).filter { $0.name.hasPrefix(only) }
    guard !benchmarks.isEmpty else { complain("no figure's name begins with '\(only)'") }
    for benchmark in benchmarks {
      do {
        print(benchmark.line(try benchmark.measure()))
        fflush(nil)
      } catch {
        complain("\(benchmark.name): \(error)")
      }
    }
  }

  private static func complain(_ message: String) -> Never {
    FileHandle.standardError.write(Data("PopoverBenchmarks: \(message)\n".utf8))
    exit(1)
  }
}
