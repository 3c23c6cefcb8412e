import Foundation

/// Measures the library, and prints each figure as a line of JSON as soon as it is known.
///
///     {"name": "placement.full", "value": 56.1, "unit": "ns"}
///
/// Times are of the CPU, of the thread or where a figure is a process's of that, each the median of several runs. An
/// argument, or the variable `ONLY`, leaves those whose name begins so. What cannot be measured here is said at the end.
@main
struct PopoverBenchmarks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let role = arguments.first, role.hasPrefix("--") { play(role, Array(arguments.dropFirst())) }
    let only = arguments.first ?? ProcessInfo.processInfo.environment["ONLY"] ?? ""
    let benchmarks = (placement + solver + format + layout + flow + diff + text + people + frame + start)
      .filter { $0.name.hasPrefix(only) }
    guard !benchmarks.isEmpty else { complain("no figure's name begins with '\(only)'") }
    var missing: [(String, String)] = []
    for benchmark in benchmarks {
      do {
        print(benchmark.line(try benchmark.measure()))
        fflush(nil)
      } catch let reason as NotMeasured {
        missing.append((reason.description, benchmark.name))
      } catch {
        complain("\(benchmark.name): \(error)")
      }
    }
    for (reason, names) in Dictionary(grouping: missing, by: \.0) {
      note("not measured, since \(reason): \(Set(names.map(\.1)).sorted().joined(separator: ", "))")
    }
  }

  /// Does the part of a process of its own.
  private static func play(_ role: String, _ arguments: [String]) -> Never {
    MainActor.assumeIsolated {
      switch role {
      case PeopleProgram.role: PeopleProgram.run(arguments)
      case FrameProgram.role: FrameProgram.run()
      case StartProgram.role: StartProgram.run(arguments)
      case PeerPictures.role: PeerPictures.write(arguments)
      default: complain("there is no option '\(role)'")
      }
    }
  }

  /// Says something beside the figures.
  static func note(_ message: String) {
    FileHandle.standardError.write(Data("PopoverBenchmarks: \(message)\n".utf8))
  }

  static func complain(_ message: String) -> Never {
    note(message)
    exit(1)
  }
}
