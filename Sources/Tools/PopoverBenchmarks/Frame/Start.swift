import Foundation
import PeoplePopover
import UIKitTesting

extension PopoverBenchmarks {
  /// From the start of a process to a picture of an open popover of people in a file.
  static let start: [Benchmark] = [
    Benchmark(name: "start.picture", unit: .milliseconds) {
      let picture = FileManager.default.temporaryDirectory.appendingPathComponent("popover-start-\(getpid()).png")
      defer { try? FileManager.default.removeItem(at: picture) }
      return Measuring.median(
        try (0..<7).map { _ in
          try? FileManager.default.removeItem(at: picture)
          let before = ended()
          _ = try OwnProgram([StartProgram.role, picture.path]).figures()
          try WrongResult.unless(FileManager.default.fileExists(atPath: picture.path), "there is no picture")
          return ended() - before
        })
    }
  ]

  /// The CPU time of all processes that were started and have ended, in nanoseconds.
  private static func ended() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return Double(user.tv_sec + system.tv_sec) * 1e9 + Double(user.tv_usec + system.tv_usec) * 1e3
  }
}

/// A program that draws a popover of people into a file, as `popover demo` without a display does.
@MainActor
enum StartProgram {
  nonisolated static let role = "--picture"

  static func run(_ arguments: [String]) -> Never {
    guard let path = arguments.first else { exit(2) }
    let stage = Stage(size: CGSize(width: 700, height: 600), scale: 1)
    let screen = SamplePeople.screen()
    stage.show(screen.controller)
    screen.people.present(from: screen.button, animated: false)
    stage.settle()
    do { try stage.snapshot().write(to: URL(fileURLWithPath: path)) } catch { PopoverBenchmarks.complain("\(error)") }
    exit(0)
  }
}
