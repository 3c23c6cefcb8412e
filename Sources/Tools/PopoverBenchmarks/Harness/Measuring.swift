import Foundation

/// How long work takes, counted in the CPU time of this thread, so that other programs do not show.
enum Measuring {
  /// The time of one operation in nanoseconds: the median over several runs, after one that is not counted.
  ///
  /// - Parameters:
  ///   - runs: how many runs; at least five.
  ///   - operations: how many operations a run has.
  ///   - work: does all operations of a run, and returns a number that depends on each, so that none can be left out.
  /// - Returns: nanoseconds an operation.
  @inline(__always)
  static func nanoseconds(
    runs: Int = 9, operations: Int, _ work: () throws -> Double
  ) rethrows -> Double {
    precondition(runs >= 5)
    use(try work())
    var times: [Double] = []
    for _ in 0..<runs {
      let start = now
      let sum = try work()
      times.append((now - start) / Double(operations))
      use(sum)
    }
    return median(times)
  }

  /// The CPU time of this thread in nanoseconds.
  static var now: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// The CPU time of all threads of this process in nanoseconds.
  static var processNow: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The middle one of several values.
  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Takes a result where the optimiser cannot follow.
  @inline(never) @_optimize(none)
  static func use(_ result: Double) {}
}
