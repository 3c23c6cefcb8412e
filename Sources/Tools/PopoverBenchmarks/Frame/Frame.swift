import Foundation

extension PopoverBenchmarks {
  /// Drawing a whole window as a multiple of copying its pixels; wake-ups of a window in which nothing happens.
  static let frame: [Benchmark] = [
    Benchmark(name: "frame.copies", unit: .copies) { try WindowDrawing.copies() },
    Benchmark(name: "frame.idle", unit: .wakeUps) {
      let display = try VirtualDisplay()
      defer { withExtendedLifetime(display) {} }
      let program = try OwnProgram([FrameProgram.role], on: display)
      defer { program.end() }
      try program.wait(forWord: "open")
      // A window that has just opened may still be told things by the window system.
      Thread.sleep(forTimeInterval: 1)
      let before = try switches(of: program.identifier)
      Thread.sleep(forTimeInterval: 5)
      let after = try switches(of: program.identifier)
      try WrongResult.unless(program.isRunning, "its own process ended while it was watched")
      return Double(after - before) / 5
    },
  ]

  /// How often the threads of a process were put to sleep or were interrupted so far.
  private static func switches(of process: Int32) throws -> Int {
    let folder = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let counts = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        .compactMap { $0.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } }
      return sum + counts.reduce(0, +)
    }
  }
}
